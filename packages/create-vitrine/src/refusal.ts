/** A mistake that its message explains; printed without a stack. */
export class Refusal extends Error {}
