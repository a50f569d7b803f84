/** What the package has no types for, as far as it is used here. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
  }
  export default class Validator {
    validate(found: { jsonld: object }): Promise<Issue[]>;
  }
}
