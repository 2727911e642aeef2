/** An answer that is the JSON of its wire form already; the pipeline sends it as it stands. */
export class Written {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What a handler answers with when it has the text; `Output` is the answer that the text is of. */
export const written = <Output>(text: string): Output => new Written(text) as Output
