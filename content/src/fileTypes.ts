/** The types of file that can be offered, by the ending of their names: what staff and visitors call them, and their media type. */
export const fileTypes = {
  pdf: { name: 'PDF', media: 'application/pdf' },
  docx: {
    name: 'Word',
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    name: 'Excel',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    name: 'PowerPoint',
    media: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  odt: { name: 'ODT', media: 'application/vnd.oasis.opendocument.text' },
  ods: { name: 'ODS', media: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { name: 'ODP', media: 'application/vnd.oasis.opendocument.presentation' },
  txt: { name: 'TXT', media: 'text/plain' },
  csv: { name: 'CSV', media: 'text/csv' },
  ics: { name: 'ICS', media: 'text/calendar' },
} as const;

export type FileType = keyof typeof fileTypes;

export const isFileType = (type: unknown): type is FileType =>
  typeof type === 'string' && Object.hasOwn(fileTypes, type);
