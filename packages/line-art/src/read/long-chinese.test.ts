import { describe, expect, it } from "vitest";
import { readDescription } from "./read.ts";
import { relationsSaid } from "./relations-said.ts";

function castOf(description: string) {
  const result = readDescription(description);
  if (!result.ok) throw new Error(`${description}: ${result.reason}`);
  return result.brief.mentions.map(({ subject, action }) =>
    action ? `${subject} ${action}` : subject,
  );
}

describe("a long Chinese description", () => {
  it.each([
    ["弟弟把球扔给小狗", ["boy holding soccer-ball", "boy beside dog"]],
    ["小猴子把金币撒得到处都是", ["monkey holding coin"]],
    ["哥哥把书放在桌子上", ["open-book on dining-table", "boy beside open-book"]],
    ["妈妈把衣服晾在绳子上", ["t-shirt on clothesline", "woman beside t-shirt"]],
  ])("把: what is done to is in hand, or where it is put: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(relations.toSorted());
  });

  it.each([
    ["小老鼠偷了一块奶酪，被猫追着跑", "cat beside mouse"],
    ["小女孩被蜜蜂追", "bee beside girl"],
    ["小乌龟被大石头挡住了路", "turtle in-front-of rock"],
  ])("被: who does it comes second: %s", (description, relation) => {
    expect(relationsSaid(description).said).toContain(relation);
  });

  it.each([
    ["弟弟偷吃桌上的鸡腿", ["boy holding poultry-leg", "boy beside dining-table"]],
    ["爷爷喂池塘里的鱼", ["grandfather beside fish"]],
    ["奶奶给窗台上的花浇水", ["grandmother beside flower"]],
    ["姐姐从书架上拿书", ["girl beside bookshelf", "girl holding open-book"]],
  ])("where a thing is said to be takes it from nobody: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(relations.toSorted());
  });

  it.each([
    ["奶奶举着伞等我，我背着书包跑过去", ["grandmother", "boy running"]],
    ["我坐在秋千上，爸爸在旁边看书", ["boy sitting", "man reading"]],
    ["我在画画，小猫趴在我的腿上", ["boy painting", "cat lying"]],
    ["妈妈给我扎辫子，我抱着小熊", ["woman braiding", "boy cradling"]],
  ])("the child who tells it is there, once: %s", (description, cast) => {
    const all = castOf(description);
    for (const one of cast) expect(all.join(", ")).toContain(one);
    expect(all.filter((one) => one.startsWith("boy"))).toHaveLength(1);
  });

  it.each(["我想要一只猫", "我画一只猫", "我家小狗在草地上打滚", "请给我画一只小狗"])(
    "who asks for a picture is not in it: %s",
    (description) => {
      expect(castOf(description).join()).not.toContain("boy");
    },
  );

  it.each([
    [
      "小刺猬背着红苹果过独木桥，对面走来一只山羊",
      ["hedgehog", "log", "red-apple", "goat walking"],
    ],
    ["兔子姐姐在树下看书", ["rabbit reading", "deciduous-tree", "open-book"]],
    ["妹妹打翻了牛奶，小猫跑过来舔", ["girl", "glass-of-milk", "cat eating"]],
    ["小鸭子不会游泳，妈妈在水里教它", ["duckling", "duck teaching"]],
    ["小鱼们在开舞会", ["fish dancing"]],
    [
      "有人在放风筝，有人在捡贝壳，还有人躺在躺椅上",
      ["boy flying-kite", "kite", "girl holding", "scallop-shell", "boy sleeping", "deck-chair"],
    ],
  ])("nobody is lost, and nobody is there besides: %s", (description, cast) => {
    expect(castOf(description)).toEqual(cast);
  });

  it.each([
    ["老师把大红花戴在小明胸前", ["boy wearing flower", "teacher beside boy"]],
    ["我和爸爸堆了一个大雪人，妈妈给它围上红围巾", ["snowman wearing scarf"]],
    ["爷爷给小马穿上毛衣", ["grandfather beside horse", "horse wearing sweater"]],
  ])("whoever is dressed wears it, not who dresses them: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(expect.arrayContaining(relations));
  });

  it.each([
    ["宇航员爸爸从飞船里走出来", ["astronaut walking"]],
    ["盲人爷爷拄着拐杖走路", ["blind-man walking", "walking-stick"]],
    ["黄鹂鸟站在枝头", ["canary standing", "deciduous-tree"]],
  ])("two words for one: %s", (description, cast) => {
    expect(castOf(description)).toEqual(cast);
  });

  it("who sits somewhere with another is there with them", () => {
    const { said } = relationsSaid("我坐在沙发上和妈妈一起看书");
    expect(said).toEqual(expect.arrayContaining(["boy on sofa", "woman on sofa"]));
  });

  it("what is on television is not who is told of next", () => {
    const { said } = relationsSaid("电视里放着春晚，弟弟在拍手");
    expect(said).not.toContain("boy in television");
  });

  it("who is covered with a quilt sleeps under it", () => {
    expect(castOf("妈妈把被子盖在宝宝身上")).toEqual(["woman petting", "baby sleeping"]);
  });

  it.each([
    [
      "超级英雄小队，一个托住掉下来的大桥，一个喷水灭火，一个背着老婆婆",
      ["superhero lifting", "superhero spraying", "superhero piggyback"],
    ],
    ["有的同学在跳绳，还有两个男生在打篮球", ["boy jumping-rope", "boy throwing"]],
  ])("each of a group is told of: %s", (description, cast) => {
    expect(castOf(description)).toEqual(expect.arrayContaining(cast));
  });

  it("whoever breathes air is in a river, not at the bottom of the sea", () => {
    const settingOf = (description: string) => {
      const result = readDescription(description);
      return result.ok && result.brief.setting;
    };
    expect(settingOf("小猴子在摘香蕉，鳄鱼在水里等着")).toBe("river");
    expect(settingOf("小鱼在水里吐泡泡")).toBe("underwater");
  });

  it("a fire engine drives up to a house, it does not ride on it", () => {
    expect(relationsSaid("消防车开到着火的房子前").said).toContain("fire-truck in-front-of house");
  });
});

describe("who and what is there", () => {
  it.each([
    ["保安大爷喂猫", ["security-guard feeding", "cat"]],
    ["渔民大叔补渔网", ["fisherman", "fishing-net"]],
    ["木匠师傅在唱歌", ["carpenter singing"]],
  ])("a trade and a title are one person: %s", (description, cast) => {
    const people = castOf(description);
    expect(people.slice(0, cast.length)).toEqual(cast);
    expect(people.join(", ")).not.toMatch(/\bman\b|grandfather/);
  });

  it.each([
    ["水桶一样胖的海象在冰上睡觉", ["walrus sleeping"]],
    ["像小山一样高的大象", ["elephant"]],
    ["画一个像西瓜一样圆的小猪", ["pig"]],
  ])("what somebody is as fat as is not: %s", (description, cast) => {
    expect(castOf(description)).toEqual(cast);
  });

  it.each(["兔子开了一家花店", "小熊开了一家面包店", "街上有一家花店"])(
    "a shop is nobody's family: %s",
    (description) => {
      expect(castOf(description).join(", ")).not.toMatch(/woman|man|girl/);
    },
  );

  it.each([
    ["小兔子一家吃晚饭，妈妈喝茶，爸爸看报纸", "rabbit reading"],
    ["小猪一家在院子里，爸爸浇花，宝宝荡秋千", "pig gardening"],
    ["企鹅一家在冰上，爸爸钓鱼，妈妈抱着蛋", "penguin fishing"],
  ])("parents in a family of animals are animals: %s", (description, parent) => {
    const cast = castOf(description);
    expect(cast).toContain(parent);
    expect(cast.join(", ")).not.toMatch(/\b(?:woman|man|baby)\b/);
  });

  it.each([
    ["妈妈在锅里煎鸡蛋", ["woman holding cooking-pot", "woman holding egg"]],
    ["奶奶买了一束花", ["grandmother holding bouquet"]],
    ["服务员端盘子", ["waiter holding plate"]],
    ["姐姐端着水盆", ["girl holding bucket"]],
    ["小猫坐在纸箱里当火车开", ["cat in open-box"]],
    ["两个女生互相戴花环", ["girl wearing flower-crown"]],
    ["叔叔背着大包", ["man wearing backpack"]],
  ])("has or is in what is said: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(relations);
  });

  it.each([
    ["爷爷拄着拐杖走在前面", ["grandfather holding walking-stick"]],
    ["受伤的男孩拄着拐杖", ["boy beside crutches"]],
    ["小熊拉着一车蜂蜜", ["bear beside toy-wagon", "honey-pot in toy-wagon"]],
    ["复活节的小鸡推着一车彩蛋上坡", ["baby-chick beside toy-wagon", "easter-egg in toy-wagon"]],
    ["小猪推着车上山", ["pig beside wheelbarrow"]],
    ["列车员推着小车走过来", ["train-conductor beside wheelbarrow"]],
    ["踩高跷的姐姐在表演", ["girl on stilts"]],
  ])("leans on, pushes or walks on what is said: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(relations);
  });

  it("one couple is on the bridge of magpies", () => {
    const cast = castOf("七夕牛郎挑着担子走上鹊桥去见织女").join(", ");
    expect(cast.match(/cowherd/g)).toHaveLength(1);
    expect(cast.match(/weaver-girl/g)).toHaveLength(1);
    expect(cast.match(/bridge/g)).toHaveLength(1);
  });

  it.each(["冬天早上小麻雀挤在电线上取暖", "小企鹅挤在一起"])("one does not crowd: %s", (text) => {
    const result = readDescription(text);
    expect(result.ok && result.brief.mentions[0]!.count).toBe(3);
  });

  it.each([
    ["大熊看书看哭了", ["bear holding open-book"]],
    ["弟弟看电视看得笑了", ["boy beside television"]],
    ["小雷龙把脖子伸进锅里", ["sauropod beside cooking-pot"]],
    ["小猫把爪子伸进鱼缸里", ["cat beside fish-tank"]],
    ["两只水獭抢同一本漫画", ["otter beside open-book"]],
    ["爸爸钉钉子", ["man holding hammer", "man holding nail"]],
    ["哥哥锯木板", ["boy beside workbench", "boy holding carpentry-saw"]],
    ["保安大爷给流浪猫倒猫粮", ["security-guard beside cat"]],
    ["妈妈推着宝宝散步", ["woman beside stroller"]],
    ["幼儿园午睡时间，有个小朋友偷偷睁着眼", ["boy on bed"]],
    ["牧民叔叔套马", ["farmer holding lasso", "horse beside farmer"]],
    [
      "火车里，列车员推着小车",
      ["train-conductor beside wheelbarrow", "train-conductor in steam-train"],
    ],
  ])("is at what it is said to be at: %s", (description, relations) => {
    expect(relationsSaid(description).said).toEqual(relations);
  });

  it("who watches a play reads no book", () => {
    expect(castOf("孩子们坐在台下看戏")).toEqual(["girl sitting", "boy sitting"]);
  });

  it.each(["秃鹫先生对着镜子试假发", "会发芽的土豆"])(
    "nobody gives anything: %s",
    (description) => {
      expect(castOf(description).join(", ")).not.toMatch(/giving/);
    },
  );

  it.each([
    [
      "女儿学芭蕾第二年了，马上要上台表演天鹅湖，帮她画一个小舞者，背后有两只天鹅",
      "ballerina, swan",
    ],
    ["春晚的时候看到机器人扭秧歌，孩子特别感兴趣，想要几个机器人跳舞的填色图", "robot dancing"],
    ["画一只狼躲在树后面，不要画得太吓人，她胆子小", "wolf hiding, deciduous-tree"],
    ["我们家狗狗在草地上", "dog"],
  ])("who asks, and why, is not in it: %s", (description, cast) => {
    expect(castOf(description).join(", ")).toBe(cast);
  });

  it.each([
    ["火车从大桥上开过去，桥下面有轮船", "passenger-ship under suspension-bridge"],
    ["小女孩站在海边，左边是灯塔，右边是帆船", "sailboat right-of girl"],
    ["公园里有一座小桥，桥上站着两个打伞的姑娘", "girl holding umbrella"],
    ["爷爷提着小水桶，桶里有两条小鱼", "fish in bucket"],
    ["小女孩把围巾给雪人围上", "snowman wearing scarf"],
    ["火车穿过山洞，车窗里有一只兔子在招手", "steam-train bearing rabbit"],
  ])("what was named is meant again: %s", (description, relation) => {
    expect(relationsSaid(description).said).toContain(relation);
  });

  it("a tale that is told in full is read as it is told", () => {
    const told = "愚公移山，一个老爷爷拿着锄头，带着孙子一起挖山，旁边有人用箩筐挑石头";
    expect(castOf(told).join(", ")).toMatch(/grandfather digging.*boy.*basket.*rock/);
  });

  it("all twelve whom one word names are there, and what they are around", () => {
    expect(castOf("十二生肖围成一个圈，中间写福字")).toHaveLength(13);
  });

  it("大家 are those who were named, not what they bring", () => {
    const all = castOf("小熊送蜂蜜，小猫送鱼，小狗送骨头，大家围着蛋糕唱歌").join(", ");
    expect(all).toMatch(/bear singing.*cat singing.*dog singing/);
    expect(all).not.toMatch(/fish singing/);
  });

  it("有的…，有的…，还有一个…: each does something else", () => {
    const all = castOf("有的小朋友在滑滑梯，有的在荡秋千，还有一个在挖沙子").join(", ");
    expect(all).toMatch(/slide/);
    expect(all).toMatch(/swing/);
    expect(all).toMatch(/digging/);
  });
});
