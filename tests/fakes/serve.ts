/**
 * `npm run fake-services`: an image service that draws with our engine and spoils its pictures, and a
 * language model, to try the hosted path by hand.
 */

import { pageSizes } from "@colorleaf/domain";
import { drawPage } from "@colorleaf/line-art";
import { renderSvg } from "../../server/drawing/render-svg.ts";
import { startFakeImageService } from "./image-service.ts";
import { startFakeLanguageModel } from "./language-model.ts";
import { pictureKinds } from "./pictures.ts";

const imageService = await startFakeImageService({
  port: Number(process.argv[2] ?? 3900),
  async paint(prompt, aspectRatio) {
    const description = /涂色卡线稿：(.*?)。/.exec(prompt)?.[1] ?? "";
    const options = { aspectRatio, complexity: "medium", style: "cartoon", seed: 1 } as const;
    const page = [description, "a house in a garden"]
      .map((words) => drawPage(words, options))
      .find((drawn) => drawn.ok);
    if (!page?.ok) throw new Error("nothing to draw");
    return renderSvg(page.svg, pageSizes[aspectRatio].width).asPng();
  },
});
Object.assign(imageService.behaviour, { pictures: ["grey"], polls: 2 });
const languageModel = await startFakeLanguageModel(Number(process.argv[3] ?? 3901));

console.log(`Image service on ${imageService.origin}, language model on ${languageModel.origin}. Try:

  IMAGE_SERVICE=hosted IMAGE_SERVICE_URL=${imageService.origin} IMAGE_SERVICE_PRIVATE_NETWORK=1 \\
  LANGUAGE_MODEL_URL=${languageModel.origin} npm start

Make it misbehave, for example:
  curl ${imageService.origin}/behaviour -d '{"pictures": ["inverted"]}'      ${pictureKinds.join(", ")}
  curl ${imageService.origin}/behaviour -d '{"outcome": "failed", "message": "no credit"}'
  curl ${imageService.origin}/behaviour -d '{"outcome": "never"}'            succeed, failed, no-images, never
  curl ${imageService.origin}/behaviour -d '{"creation": {"next": ["500", "drop"], "failureRate": 0.3}}'
  curl ${imageService.origin}/tasks`);
