import type { Merchant, TestServer } from '@vitrine/testkit'
import { refusal } from '../catalog/listed-products.fixture.ts'

export type Api = Merchant['api']

/** Two staff members of the same shop. */
export const colleagues = (shop: TestServer): readonly [Api, Api] => [
  shop.people.merchant().api,
  shop.people.merchant().api,
]

export const fieldsOf = (changes: readonly { readonly field: string }[]): string[] =>
  changes.map(({ field }) => field).sort()

interface Change {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}
export interface StaleAnswer {
  readonly entity: string
  readonly revision: number
  readonly changes: readonly Change[]
  readonly conflicts: readonly {
    readonly field: string
    readonly base?: unknown
    readonly theirs?: unknown
    readonly yours?: unknown
  }[]
  readonly isComplete: boolean
}

/** The error of a save with an old revision. */
export async function staleAnswer(work: Promise<unknown>): Promise<StaleAnswer & { code: string }> {
  const { status, code, data } = await refusal(work)
  return { code: `${status} ${code}`, ...(data as unknown as StaleAnswer) }
}

/** The first field in a refusal. */
export const fieldOf = async (work: Promise<unknown>): Promise<string | undefined> =>
  (await refusal(work)).violations[0]?.field
