/**
 * The error messages of public pages, apart from the others so that no page loads those. The customer has set
 * their wording.
 */
export const pageMessages = {
  fetchContentFailed: 'Failed to fetch content. Please try again.',
  submitFeedbackFailed: 'Failed to submit feedback. Please try again later.',
  submitFormFailed: 'Failed to submit the form. Please try again later.',
  invalidEmail: 'Invalid email format',
  checkMarkedFields: 'Please check the marked fields.',
  requiredFieldsMissing: 'Please fill in all required fields.',
  noDataFound: 'No data found.',
  fetchDataFailed: 'Failed to fetch data.',
  noDataAvailable: 'No data available.',
  fetchTeamFailed: 'Failed to fetch team data.',
  fetchTestimonialsFailed: 'Failed to fetch testimonials.',
} as const;
