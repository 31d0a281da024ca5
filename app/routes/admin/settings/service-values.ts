/** The services' form as it is typed: the fields of every choice, whichever is chosen. */
import {
  type ServiceChoiceChange,
  type ServiceName,
  type StoredServiceChoice,
  serviceChoiceChangeSchema,
} from "@colorleaf/domain";
import { type Checked, checkWith } from "../../../components/staff/form/field-errors.ts";

const imageDefaults = {
  url: "",
  model: "default",
  name: "",
  dialect: "task",
  auth: "none",
  parallel: 8,
  dailyBudget: null as number | null,
};
const modelDefaults = { url: "", model: "default", plansScenes: false };

export interface ServiceValues {
  imageService: typeof imageDefaults & { use: string };
  languageModel: typeof modelDefaults & { use: string };
  /** Empty: as it is; null: to be removed. */
  keys: Record<ServiceName, string | null>;
}

export const noKeys: ServiceValues["keys"] = { imageService: "", languageModel: "" };

export function valuesOf({ value }: StoredServiceChoice): ServiceValues {
  return {
    imageService: { ...imageDefaults, ...value.imageService },
    languageModel: { ...modelDefaults, ...value.languageModel },
    keys: noKeys,
  };
}

const check = checkWith(serviceChoiceChangeSchema);

export function checkServices(values: ServiceValues): Checked<ServiceChoiceChange> {
  const { imageService, languageModel, keys } = values;
  const keyOf = (key: string | null) => (key === "" ? undefined : key);
  return check({
    imageService: imageService.use === "hosted" ? imageService : { use: imageService.use },
    languageModel: languageModel.use === "model" ? languageModel : { use: languageModel.use },
    keys: {
      imageService: keyOf(keys.imageService),
      languageModel: keyOf(keys.languageModel),
    },
  });
}
