/** The part around every page of the staff area, and who is let in; the log-in does without. */
export { RequireStaff } from './RequireStaff.tsx';
export { StaffLayout } from './StaffLayout.tsx';
