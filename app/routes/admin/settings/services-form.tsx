import type { ServiceName, StoredServiceChoice } from "@colorleaf/domain";
import { callStaff } from "../../../components/staff/call-staff.ts";
import css from "../../../components/staff/form/form.module.css";
import { SaveBar } from "../../../components/staff/form/save-bar.tsx";
import { useSharedForm } from "../../../components/staff/form/use-shared-form.ts";
import { Panel } from "../../../components/staff/screen.tsx";
import { m } from "../../../paraglide/messages.js";
import { ImageServiceFields } from "./image-service-fields.tsx";
import { KeyField } from "./key-field.tsx";
import { LanguageModelFields } from "./language-model-fields.tsx";
import { checkServices, noKeys, valuesOf } from "./service-values.ts";
import { TryService } from "./try-service.tsx";

/** Who draws and who writes, with keys that go in and never come out. */
export function ServicesForm({ stored }: { stored: StoredServiceChoice }) {
  const form = useSharedForm({
    stored: { version: stored.version, values: valuesOf(stored) },
    check: checkServices,
    save: (value, version) => callStaff("PUT", "/services", { version, value }),
    afterSave: (values) => ({ ...values, keys: noKeys }),
  });
  const { values, set, errors } = form;
  const key = (service: ServiceName) => (
    <KeyField
      value={values.keys[service]}
      isKept={stored.hasKey[service]}
      error={errors[`keys.${service}`]}
      onChange={(typed) => set({ keys: { ...values.keys, [service]: typed } })}
    />
  );

  return (
    <form {...form.props} className={css.form} autoComplete="off">
      <p>{m.services_hint()}</p>
      <Panel title={m.services_image()}>
        <ImageServiceFields
          value={values.imageService}
          environment={stored.environment.imageService}
          errors={errors}
          onChange={(change) => set({ imageService: { ...values.imageService, ...change } })}
        />
        {values.imageService.use === "hosted" && (
          <>
            {values.imageService.auth === "bearer" && key("imageService")}
            <TryService
              service="imageService"
              name={m.services_image()}
              validate={form.validate}
              hint={m.services_try_image_hint()}
            />
          </>
        )}
      </Panel>
      <Panel title={m.services_model()}>
        <LanguageModelFields
          value={values.languageModel}
          isInEnvironment={stored.environment.languageModel}
          errors={errors}
          onChange={(change) => set({ languageModel: { ...values.languageModel, ...change } })}
        />
        {values.languageModel.use === "model" && (
          <>
            {key("languageModel")}
            <TryService
              service="languageModel"
              name={m.services_model()}
              validate={form.validate}
            />
          </>
        )}
      </Panel>
      <SaveBar form={form} />
    </form>
  );
}
