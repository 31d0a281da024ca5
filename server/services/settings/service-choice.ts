/**
 * Which image service and language model draw and write, as staff set it; what they leave open is as
 * the server was started. A key is locked to the server it was typed for: whoever changes the address
 * has to type it again, so that no key goes where it was not meant to.
 */
import {
  type ImageServiceChoice,
  imageServiceChoiceSchema,
  type LanguageModelChoice,
  languageModelChoiceSchema,
  type Provider,
  type ServiceChoice,
  type ServiceChoiceChange,
  type ServiceName,
  type StoredServiceChoice,
  serviceNames,
} from "@colorleaf/domain";
import { z } from "zod";
import type { Config } from "../../config.ts";
import { recordChange } from "../../data/audit-log.ts";
import { inTransaction } from "../../data/dialect.ts";
import type { Db } from "../../data/schema.ts";
import { findSetting, saveSetting } from "../../data/settings.ts";
import type { ImageServiceSettings } from "../../image-service/hosted/settings.ts";
import type { LanguageModelSettings } from "../../language-model/chat.ts";
import { createAddressPolicy } from "../../outgoing/address-policy.ts";
import { ProblemError } from "../problem-error.ts";
import { refuse } from "../refuse.ts";
import type { Staff } from "../staff/staff.ts";
import type { SecretBox } from "./secret-box.ts";

/** What the server was started with. */
export type ServiceConfig = Pick<
  Config,
  "provider" | "imageService" | "languageModel" | "isPlannedByModel" | "allowPrivateServices"
>;

/** The services to use, complete with their keys: for the parts that call them only. */
export interface ChosenServices {
  version: number;
  provider: Provider;
  imageService: ImageServiceSettings | undefined;
  languageModel: LanguageModelSettings | undefined;
  isPlannedByModel: boolean;
}

const key = "services";
const lockedKey = z.string().optional().catch(undefined);
const fromEnvironment = { use: "environment" } as const;
const storedSchema = z.object({
  imageService: imageServiceChoiceSchema.catch(fromEnvironment),
  languageModel: languageModelChoiceSchema.catch(fromEnvironment),
  keys: z.object({ imageService: lockedKey, languageModel: lockedKey }).catch({}),
});
type Stored = z.infer<typeof storedSchema>;

export type ServiceChoiceService = ReturnType<typeof createServiceChoice>;

export function createServiceChoice({
  db,
  secrets,
  config,
}: {
  db: Db;
  secrets: SecretBox;
  config: ServiceConfig;
}) {
  async function find(): Promise<{ version: number; stored: Stored }> {
    const { value, version } = await findSetting(db, key);
    return { version, stored: storedSchema.parse(value ?? {}) };
  }

  /** The key that is kept, for the server it was typed for. */
  async function keyOf(service: ServiceName, choice: Choice, locked: string | undefined) {
    const purpose = purposeOf(service, choice);
    return purpose !== undefined && locked !== undefined
      ? secrets.unlock(locked, purpose)
      : undefined;
  }

  /** The key as it is to be kept. @throws ProblemError invalid-request: it has to be typed again */
  async function lockKey(
    service: ServiceName,
    choice: Choice,
    typed: string | null | undefined,
    before: string | undefined,
  ): Promise<string | undefined> {
    const purpose = purposeOf(service, choice);
    if (purpose === undefined || typed === null) return undefined;
    if (typed !== undefined) return secrets.lock(typed, purpose);
    if (before !== undefined && (await secrets.unlock(before, purpose)) === undefined) {
      throw keyNeeded(service);
    }
    return before;
  }

  return {
    /** For staff: without any key. */
    async show(): Promise<StoredServiceChoice> {
      const { version, stored } = await find();
      const { keys, ...value } = stored;
      const hasKey = async (service: ServiceName) =>
        (await keyOf(service, value[service], keys[service])) !== undefined;
      return {
        version,
        value,
        hasKey: {
          imageService: await hasKey("imageService"),
          languageModel: await hasKey("languageModel"),
        },
        environment: {
          imageService: config.provider,
          languageModel: config.languageModel !== undefined,
        },
      };
    },

    /** @throws ProblemError version-conflict; invalid-request, where a key has to be typed again */
    async save(
      staff: Staff,
      {
        version,
        value: { keys: typed, ...value },
      }: { version: number; value: ServiceChoiceChange },
    ): Promise<void> {
      const { stored: before } = await find();
      const keys: Stored["keys"] = {};
      for (const service of serviceNames) {
        keys[service] = await lockKey(
          service,
          value[service],
          typed[service],
          before.keys[service],
        );
      }
      if (value.imageService.use === "hosted" && value.imageService.auth === "bearer") {
        if (keys.imageService === undefined) throw keyNeeded("imageService");
      }
      await inTransaction(db, async (trx) => {
        refuse(await saveSetting(trx, key, version, { ...value, keys }));
        await recordChange(trx, staff, {
          action: "settings.change",
          subject: key,
          before: withoutKeys(before),
          // That a key was typed, never which.
          after: { ...value, newKeys: serviceNames.filter((service) => typed[service]) },
        });
      });
    },

    /** Changes whenever anything of it does. */
    version: async () => (await findSetting(db, key)).version,

    /** For the parts that call the services. */
    async chosen(): Promise<ChosenServices> {
      const { version, stored } = await find();
      const { keys } = stored;
      return {
        version,
        ...imageServiceOf(
          stored.imageService,
          await keyOf("imageService", stored.imageService, keys.imageService),
        ),
        ...languageModelOf(
          stored.languageModel,
          await keyOf("languageModel", stored.languageModel, keys.languageModel),
        ),
      };
    },

    /** One service as it would be, before it is saved. */
    async draft(change: ServiceChoiceChange): Promise<Omit<ChosenServices, "version">> {
      const { stored } = await find();
      const keyFor = (service: ServiceName) => {
        const typed = change.keys[service];
        if (typed !== undefined) return typed ?? undefined;
        return keyOf(service, change[service], stored.keys[service]);
      };
      return {
        ...imageServiceOf(change.imageService, await keyFor("imageService")),
        ...languageModelOf(change.languageModel, await keyFor("languageModel")),
      };
    },
  };

  function imageServiceOf(choice: ImageServiceChoice, secret: string | undefined) {
    if (choice.use === "environment") {
      return { provider: config.provider, imageService: config.imageService };
    }
    if (choice.use === "builtin") return { provider: choice.use, imageService: undefined };
    const { use: provider, dailyBudget, ...rest } = choice;
    const imageService: ImageServiceSettings = {
      ...rest,
      name: rest.name || undefined,
      key: secret,
      dailyBudget: dailyBudget ?? undefined,
      allowPrivate: config.allowPrivateServices,
      isSetByStaff: true,
    };
    return { provider, imageService };
  }

  function languageModelOf(choice: LanguageModelChoice, secret: string | undefined) {
    if (choice.use === "environment") {
      return { languageModel: config.languageModel, isPlannedByModel: config.isPlannedByModel };
    }
    if (choice.use === "none") return { languageModel: undefined, isPlannedByModel: false };
    const { url, model, plansScenes } = choice;
    const policy = createAddressPolicy({ allowPrivate: config.allowPrivateServices });
    const languageModel: LanguageModelSettings = { url, model, key: secret, policy };
    return { languageModel, isPlannedByModel: plansScenes };
  }
}

type Choice = ImageServiceChoice | LanguageModelChoice;

/** What a key is locked to; undefined: the service needs none of ours. */
function purposeOf(service: ServiceName, choice: Choice): string | undefined {
  return "url" in choice ? `${service} at ${new URL(choice.url).origin}` : undefined;
}

function withoutKeys({ keys: _keys, ...value }: Stored): ServiceChoice {
  return value;
}

/** There is none, or the one there is belongs to another server. */
function keyNeeded(service: ServiceName): ProblemError {
  return new ProblemError("invalid-request", { fields: { [`keys.${service}`]: "key-needed" } });
}
