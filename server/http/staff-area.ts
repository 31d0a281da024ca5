import type { StaffArea } from "../../app/staff-area.ts";
import type { HostedDrawingService } from "../services/editing/hosted-drawing.ts";
import type { StaffCategories } from "../services/editing/staff-categories.ts";
import type { StaffPages } from "../services/editing/staff-pages.ts";
import { undefinedIf } from "../services/problem-error.ts";
import type { AuditService } from "../services/staff/audit.ts";
import type { PeopleService } from "../services/staff/people.ts";
import type { SecondFactorService } from "../services/staff/second-factor.ts";
import type { Staff } from "../services/staff/staff.ts";
import { type OperationsParts, operationsArea } from "./operations-area.ts";

/** The services behind the staff's screens. */
export interface StaffAreaParts extends OperationsParts {
  audit: AuditService;
  staffPages: StaffPages;
  staffCategories: StaffCategories;
  hostedDrawing: HostedDrawingService;
  people: PeopleService;
  secondFactor: SecondFactorService;
}

/** What a staff screen can ask for, in the name of who asks. */
export function staffArea(staff: Staff, parts: StaffAreaParts): StaffArea {
  const { audit, staffPages, staffCategories, hostedDrawing, people, secondFactor } = parts;
  return {
    ...operationsArea(parts),
    staff,
    changes: (limit) => audit.latest(limit),
    changeLog: (query) => audit.log(staff, query),
    people: people.list,
    secondFactor: () => secondFactor.status(staff),
    pages: staffPages.list,
    canOrderDrawings: hostedDrawing.isPossible,
    page: (id) => staffPages.find(id).catch(undefinedIf("not-found")),
    namedPages: staffPages.named,
    categoryNames: staffCategories.names,
    categories: staffCategories.list,
    category: (id) => staffCategories.find(id).catch(undefinedIf("not-found")),
  };
}
