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
    ["盲人爷爷拄着拐杖走路", ["blind-man walking", "crutches"]],
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
