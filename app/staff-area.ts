import type {
  ChangeLog,
  ChangeLogQuery,
  EditablePage,
  Language,
  NamedPage,
  StaffCategory,
  StaffChange,
  StaffMember,
  StaffPageList,
  StaffPageQuery,
  StaffRole,
} from "@colorleaf/domain";
import type { OperationsArea } from "./operations-area.ts";

/** What the server hands to a screen of the staff, once it has checked who asks. */
export interface StaffArea extends OperationsArea {
  staff: StaffMember;
  /** The latest changes that staff made, the newest first. */
  changes(limit: number): Promise<StaffChange[]>;
  changeLog(query: ChangeLogQuery): Promise<ChangeLog>;
  /** For owners. */
  people(): Promise<(StaffMember & { hasSecondFactor: boolean })[]>;
  /** Of who asks. */
  secondFactor(): Promise<{ isOn: boolean; recoveryCodes: number }>;
  pages(query: StaffPageQuery): Promise<StaffPageList>;
  /** Undefined: there is none of this id. */
  page(id: string): Promise<EditablePage | undefined>;
  /** Whether a hosted image service is set up. */
  canOrderDrawings(): Promise<boolean>;
  /** Of whatever state, in that order; without those that are gone. */
  namedPages(ids: readonly string[]): Promise<NamedPage[]>;
  /** All categories in their order, hidden ones too, by name in a language. */
  categoryNames(language: Language): Promise<CategoryName[]>;
  categories(): Promise<StaffCategory[]>;
  category(id: string): Promise<StaffCategory | undefined>;
}

export interface CategoryName {
  id: string;
  name: string;
}

/** The only way in. */
export type EnterStaffArea = (needed: StaffRole) => Promise<StaffArea | "signed-out" | "refused">;
