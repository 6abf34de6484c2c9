/** A body that is JSON already, as a database wrote it. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a call answers: its status and its body, which is sent as JSON. */
export type Answer = { readonly status: number; readonly body: unknown };
