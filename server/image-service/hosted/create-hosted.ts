import type { Clock } from "../../clock.ts";
import { createAddressPolicy } from "../../outgoing/address-policy.ts";
import { createServiceBreaker } from "../../outgoing/circuit-breaker.ts";
import { createHostedService } from "./hosted.ts";
import { createOpenaiDialect } from "./openai-dialect.ts";
import type { ImageServiceSettings } from "./settings.ts";
import { createTaskDialect } from "./task-dialect.ts";

type HostedParts = Parameters<typeof createHostedService>[0];

/** The hosted service that the settings describe. */
export function createHosted(
  settings: ImageServiceSettings,
  { clock, ...parts }: { clock: Clock } & Pick<HostedParts, "drawer" | "builtin" | "onEvent">,
) {
  const policy = createAddressPolicy(settings);
  const createDialect = settings.dialect === "task" ? createTaskDialect : createOpenaiDialect;
  return createHostedService({
    ...parts,
    dialect: createDialect(settings, { clock, policy }),
    breaker: createServiceBreaker(clock),
    parallel: settings.parallel,
  });
}
