/** All endpoints under /api/admin. A new one is added to this list, and so to what the tests walk. */
import type { Context } from "hono";
import { Hono } from "hono";
import type { OperationsParts } from "../../http/operations-area.ts";
import type { StaffCheck } from "../../http/staff-check.ts";
import type { StaffCookie } from "../../http/staff-cookie.ts";
import type { ContentFileService } from "../../services/content-file/content-file.ts";
import type { StaffDrawingService } from "../../services/editing/draw-page.ts";
import type { HostedDrawingService } from "../../services/editing/hosted-drawing.ts";
import type { StaffCategories } from "../../services/editing/staff-categories.ts";
import type { StaffPages } from "../../services/editing/staff-pages.ts";
import type { Uploads } from "../../services/editing/upload-picture.ts";
import type { PageTextService } from "../../services/editing/write-page-text.ts";
import { ProblemError } from "../../services/problem-error.ts";
import type { PeopleService } from "../../services/staff/people.ts";
import type { SecondFactorService } from "../../services/staff/second-factor.ts";
import type { SignInService } from "../../services/staff/sign-in.ts";
import type { ServiceTrials } from "../../services/try-service.ts";
import type { UndoService } from "../../services/undo/undo.ts";
import { advertisementEndpoints } from "./advertisements.ts";
import { backupEndpoints } from "./backups.ts";
import { batchEndpoints } from "./batches.ts";
import { categoryEndpoints } from "./categories.ts";
import { changeEndpoints } from "./changes.ts";
import { documentEndpoints } from "./documents.ts";
import { homeEndpoints } from "./home.ts";
import { pageEndpoints } from "./pages.ts";
import { peopleEndpoints } from "./people.ts";
import { serviceEndpoints } from "./services.ts";
import { sessionEndpoints } from "./session.ts";
import { settingsEndpoints } from "./settings.ts";
import { mountStaffEndpoints, type StaffEndpoint } from "./staff-endpoint.ts";
import { statisticsEndpoints } from "./statistics.ts";

/** The services that staff endpoints call. */
export interface StaffParts extends OperationsParts {
  signIn: SignInService;
  staffCookie: StaffCookie;
  originOf(c: Context): string;
  staffPages: StaffPages;
  staffCategories: StaffCategories;
  drawForStaff: StaffDrawingService;
  hostedDrawing: HostedDrawingService;
  pageTexts: PageTextService;
  uploads: Uploads;
  people: PeopleService;
  secondFactor: SecondFactorService;
  serviceTrials: ServiceTrials;
  contentFile: ContentFileService;
  undo: UndoService;
}

export function staffEndpoints(parts: StaffParts): StaffEndpoint[] {
  return [
    ...sessionEndpoints(parts),
    ...pageEndpoints(parts),
    ...categoryEndpoints(parts),
    ...changeEndpoints(parts),
    ...peopleEndpoints(parts),
    ...advertisementEndpoints(parts),
    ...batchEndpoints(parts),
    ...settingsEndpoints(parts),
    ...backupEndpoints(parts),
    ...serviceEndpoints(parts),
    ...documentEndpoints(parts),
    ...homeEndpoints(parts),
    ...statisticsEndpoints(parts),
  ];
}

export function createStaffApi(parts: StaffParts & { staffCheck: StaffCheck }): Hono {
  const api = new Hono();
  mountStaffEndpoints(api, staffEndpoints(parts), parts.staffCheck);
  // To strangers there is nothing here, whatever they ask for.
  api.all("*", async (c) => {
    await parts.staffCheck(c, "viewer");
    throw new ProblemError("not-found");
  });
  return api;
}
