import { isDeepStrictEqual } from 'node:util'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { HoldLine, HoldProblem } from '../../holds/model/hold.ts'
import { type HoldDeps, reserve } from '../../holds/service/holds.ts'
import type { LineStock, RoutedHold, RoutedPart, RoutedRequest } from '../model.ts'
import { routeBasket, withMissing } from '../rules/routed-request.ts'
import { findRoutedStock, type RoutedStock } from '../store/routed-stock.ts'

/**
 * Stock is read without locks. After a refusal the rows of the products are locked and expired reservations
 * returned, so that the next attempt sees the actual stock; drops, which are not locked, may need another.
 */
const ATTEMPTS = 4

/**
 * Reserves stock at the locations chosen by the rules of the site, all lines or none. Pieces sold at a
 * location meanwhile are taken from the next one. A site without rules uses its default location, without
 * further statements.
 */
export async function reserveRouted(
  tx: Tx,
  deps: HoldDeps,
  { destination, ...request }: RoutedRequest,
): Promise<RoutedHold> {
  const { lines } = request
  const isKnown = lines.every(({ productId }) => isGuid(productId))
  let found = isKnown ? await findRoutedStock(tx, lines) : undefined
  if (!found) return { ...(await reserve(tx, deps, request)), parts: [] }
  let parts = partsOf(found, lines, destination)
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await reserve(tx, deps, { ...request, lines: parts.map(toLine(lines)) })
    if (outcome.problems.length === 0) return { ...outcome, parts }
    const now = await findRoutedStock(tx, lines)
    const next = now && partsOf(now, lines, destination)
    if (!next || attempt === ATTEMPTS || isDeepStrictEqual(next, parts)) {
      return { ...outcome, problems: problemsOf(outcome.problems, parts, now ?? found), parts: [] }
    }
    found = now
    parts = next
  }
}

function partsOf(
  routed: RoutedStock,
  lines: readonly HoldLine[],
  destination: RoutedRequest['destination'],
): readonly RoutedPart[] {
  const route = routeBasket(routed, { lines, stock: routed.lines, destination })
  return withMissing(routed, route, destination)
}

const toLine =
  (lines: readonly HoldLine[]) =>
  ({ line, locationId, quantity }: RoutedPart): HoldLine => {
    const { productId = '', variantId } = lines[line] ?? {}
    return { productId, ...(variantId !== undefined && { variantId }), locationId, quantity }
  }

/** Problems of parts as problems of their lines, each once, with what all locations have. */
function problemsOf(
  problems: readonly HoldProblem[],
  parts: readonly RoutedPart[],
  { lines }: RoutedStock,
): HoldProblem[] {
  const byLine = new Map<number, HoldProblem>()
  for (const problem of problems) {
    const line = parts[problem.line]?.line ?? 0
    byLine.set(line, { ...problem, line, available: availableOf(lines[line]) })
  }
  return [...byLine.values()].toSorted((a, b) => a.line - b.line)
}

const availableOf = (line: LineStock | undefined): number =>
  line?.stock.reduce((sum, { available }) => sum + available, 0) ?? 0
