import type { Events } from '../../site/events/index.ts'

export interface CustomFieldDeps {
  readonly events: Events
}

/** A condition on a stored value; all parts must be met. */
export interface ValueTest {
  readonly key: string
  /** Whether bounds are compared as numbers; otherwise as days. */
  readonly isNumber: boolean
  /** Whether the value is a list, in which one is looked for. */
  readonly isList: boolean
  readonly eq?: string | boolean
  readonly oneOf?: readonly (string | boolean)[]
  readonly from?: string
  readonly to?: string
}
