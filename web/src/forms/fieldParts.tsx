/** How the parts of a field look that are the same in all of them. */
export const fieldStyles = {
  '& .required': { color: '#b3261e' },
  '& .error': { color: '#b3261e', fontSize: '0.9375rem', fontWeight: '500' },
};

/** Stands behind the label of what has to be filled in. */
export const RequiredMark = () => (
  <span aria-hidden className="required">
    *
  </span>
);

/** What is wrong with a field. */
export const ErrorText = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} className="error">
    {children}
  </p>
);
