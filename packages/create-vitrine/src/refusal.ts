/** A user error, printed without a stack trace. */
export class Refusal extends Error {}
