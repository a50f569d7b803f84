import { useOutletContext } from 'react-router-dom';

/** Who is editing. Only pages of the staff area may ask. */
export const useStaff = () => useOutletContext<{ uid: string; email: string }>();
