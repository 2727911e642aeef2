import { type ReactNode, Suspense, useState } from 'react'

interface Turn {
  readonly started: Promise<void>
  readonly start: () => void
  readonly hasFields: boolean
  hasStarted: boolean
}

/** The parts of the first page that wait for their turn; undefined on the server and after hydration. */
let turns: Turn[] | undefined

/**
 * Hydrates a page, then each `HydrateLater` in it, so that no task keeps a slow phone busy for long.
 * `rememberTyped` is called before fields are hydrated, and what it returns afterwards.
 */
export function hydrateInTurns<Root>(hydrate: () => Root, rememberTyped: () => () => void) {
  const waiting: Turn[] = []
  turns = waiting
  const restoreTyped = rememberTyped()
  const root = hydrate()
  restoreTyped()
  return { root, hydrated: takeTurns(waiting, rememberTyped) }
}

async function takeTurns(waiting: Turn[], rememberTyped: () => () => void): Promise<void> {
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
    await nextTask()
    const restoreTyped = turn.hasFields ? rememberTyped() : undefined
    turn.hasStarted = true
    turn.start()
    if (!restoreTyped) continue
    await nextTask()
    restoreTyped()
  }
  await nextTask()
  turns = undefined
}

/**
 * Part of a page that becomes interactive in a task of its own, after what is around it. Until then it stays as the
 * server has rendered it, so its links and buttons work as without scripts. It has one root element. Ids of `useId`
 * are counted in the order of rendering: what follows it in the page and has such ids hydrates later, too.
 */
export function HydrateLater({
  hasFields = false,
  children,
}: {
  /** Whether something can be typed or chosen in it before it hydrates. */
  hasFields?: boolean
  children: ReactNode
}) {
  const [turn] = useState(() => nextTurn(hasFields))
  if (!turn) return children
  return (
    <Suspense fallback={null}>
      <InTurn turn={turn}>{children}</InTurn>
    </Suspense>
  )
}

function InTurn({ turn, children }: { turn: Turn; children: ReactNode }) {
  if (!turn.hasStarted) throw turn.started
  return children
}

function nextTurn(hasFields: boolean): Turn | undefined {
  if (!turns) return
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const turn = { started, start, hasFields, hasStarted: false }
  turns.push(turn)
  return turn
}

/** A message is delivered in a task of its own, without the delay of repeated timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
