import { m } from "../../../paraglide/messages.js";

/** What is wrong with a field: zod's code, or one of the server's. */
export interface Fault {
  code: string;
  limit?: number | undefined;
}

export function faultText({ code, limit = 1 }: Fault): string {
  switch (code) {
    case "too_small":
      return limit > 1 ? m.staff_fault_few({ count: limit }) : m.staff_fault_empty();
    case "too_big":
      return m.staff_fault_long({ count: limit });
    case "taken":
      return m.staff_fault_taken();
    case "past":
      return m.staff_fault_past();
    case "invalid_format":
      return m.staff_fault_slug();
    default:
      return m.staff_fault_other();
  }
}
