/** A language model that speaks chat completions over HTTP and says what it is told to. */
import type { IncomingHttpHeaders } from "node:http";
import { answerWith, type FaultPlan, seededRandom, takeFault } from "./faults.ts";
import { type FakeServer, serveFake } from "./serve-fake.ts";

export interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  temperature: number;
  max_tokens: number;
}

export interface FakeLanguageModel extends FakeServer {
  behaviour: { faults: FaultPlan; say: (body: ChatBody) => string };
  asked: { body: ChatBody; headers: IncomingHttpHeaders }[];
}

export async function startFakeLanguageModel(port = 0): Promise<FakeLanguageModel> {
  const random = seededRandom(1);
  const asked: FakeLanguageModel["asked"] = [];
  const behaviour: FakeLanguageModel["behaviour"] = {
    faults: { next: [], failureRate: 0 },
    say: sayTexts,
  };
  const server = await serveFake(
    {
      "POST /v1/chat/completions": async (request, response, json) => {
        const body = json as unknown as ChatBody;
        asked.push({ body, headers: request.headers });
        const message = () => ({ role: "assistant", content: behaviour.say(body) });
        await answerWith(response, takeFault(behaviour.faults, random), () => ({
          choices: [{ index: 0, message: message() }],
        }));
      },
    },
    port,
  );
  return { ...server, behaviour, asked };
}

/** What a model says that keeps to what it was asked for. */
function sayTexts({ messages }: ChatBody): string {
  const isChinese = /\p{Script=Han}/u.test(messages[0]?.content ?? "");
  return isChinese
    ? "标题：快乐的小屋涂色页\n描述：阳光下的小屋正等着你涂上颜色。\n关键词：小屋，太阳，涂色页，儿童，打印\n提示：先涂屋顶，再涂墙。"
    : "Title: Happy House Coloring Page\nDescription: A little house under a smiling sun waits for your colors.\nKeywords: house, sun, coloring page, kids, printable\nTips: Color the roof first, then the walls.";
}
