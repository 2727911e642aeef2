import { MAX_RECORDED_LINES, type RecordedLine } from '@vitrine/contract/bank-statements'
import { useState } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import {
  type AssignedOrder,
  type Assignment,
  firstAssignment,
  isRecordable,
  type StatementLine,
  textOfFile,
} from './statement.ts'

type Statement = OutputOf<'bankStatements.readStatement'>
type Results = OutputOf<'bankStatements.recordPayments'>['results']

interface StatementFile {
  readonly content: string
  readonly statement: Statement
}

export type StatementWork = ReturnType<typeof useStatement>

/** A statement that is read, its lines assigned to orders, and recorded. */
export function useStatement() {
  const { call } = useCall()
  const [read, setRead] = useState<StatementFile>()
  const [assigned, setAssigned] = useState<ReadonlyMap<string, Assignment>>(new Map())
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [busy, setBusy] = useState<'reading' | 'recording'>()
  const [error, setError] = useState<unknown>()
  const lines = read?.statement.lines ?? []
  const assignmentOf = (id: string): Assignment =>
    assigned.get(id) ?? { number: '', order: undefined }
  const recordable = lines.filter((line) => isRecordable(line, assignmentOf(line.id)))
  const chosen = recordable.filter(({ id }) => ticked.has(id))
  const record = useRecord()

  const show = async (content: string) => {
    const statement = await call('bankStatements.readStatement', { content })
    setRead({ content, statement })
    setAssigned(new Map(statement.lines.map((line) => [line.id, firstAssignment(line)])))
    return statement
  }
  const guarded = async (what: 'reading' | 'recording', work: () => Promise<void>) => {
    setBusy(what)
    setError(undefined)
    try {
      await work()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(undefined)
    }
  }
  const setProblem = (id: string, problem: string | undefined) =>
    setProblems((present) => {
      const next = new Map(present)
      if (problem) next.set(id, problem)
      else next.delete(id)
      return next
    })
  const assign = useAssign(setAssigned, setProblem)
  return {
    statement: read?.statement,
    recordable,
    chosen,
    toggle: (id: string) => {
      const next = new Set(ticked)
      if (!next.delete(id)) next.add(id)
      setTicked(next)
    },
    toggleAll: () =>
      setTicked(new Set(chosen.length === recordable.length ? [] : recordable.map(({ id }) => id))),
    problems,
    busy,
    error,
    assignmentOf,
    assign,
    open: (file: File) =>
      guarded('reading', async () => {
        setProblems(new Map())
        const { lines: found } = await show(await textOfFile(file))
        setTicked(new Set(found.filter(({ match }) => match === 'MATCHED').map(({ id }) => id)))
      }),
    close: () => setRead(undefined),
    record: () =>
      guarded('recording', async () => {
        const results = await record(
          chosen.map(({ id, amount, currency, text }) => ({
            id,
            amount,
            currency,
            text: text.slice(0, 200),
            orderId: assignmentOf(id).order?.id ?? '',
          })),
        )
        setTicked(new Set())
        setProblems(
          new Map(results.flatMap(({ id, error: one }) => (one ? [[id, one.description]] : []))),
        )
        if (read) await show(read.content)
      }),
  }
}

/** Finds the order of a typed number. */
function useAssign(
  setAssigned: (
    next: (present: ReadonlyMap<string, Assignment>) => Map<string, Assignment>,
  ) => void,
  setProblem: (id: string, problem: string | undefined) => void,
) {
  const { call } = useCall()
  const messages = useMessages()
  const set = (id: string, assignment: Assignment) =>
    setAssigned((present) => new Map(present).set(id, assignment))
  const find = async (number: string): Promise<AssignedOrder | undefined> => {
    const { orders } = await call('orders.queryOrders', { search: number })
    const found = orders.find((one) => one.number === number)
    return found && { ...found, cancelled: goneStates.has(found.state) }
  }
  return {
    /** While a number is typed. */
    type: (id: string, number: string) => set(id, { number: number.trim(), order: undefined }),
    /** When it is complete. */
    settle: async ({ id, orders }: StatementLine, number: string) => {
      setProblem(id, undefined)
      if (number === '') return
      try {
        const order = orders.find((one) => one.number === number) ?? (await find(number))
        set(id, { number, order })
        if (!order) setProblem(id, messages.bankStatement.unknownOrder({ number }))
      } catch (error) {
        setProblem(id, errorMessage(error, messages))
      }
    },
  }
}

const goneStates: ReadonlySet<string> = new Set(['CANCELLED', 'REJECTED', 'EXPIRED'])

/** Records lines in batches within the server's limit, and reports their number. */
function useRecord() {
  const { call } = useCall()
  const { bankStatement } = useMessages()
  const showToast = useToast()
  const refresh = useInvalidate()
  return async (lines: readonly RecordedLine[]): Promise<Results> => {
    const results: Results[number][] = []
    for (let at = 0; at < lines.length; at += MAX_RECORDED_LINES) {
      const part = lines.slice(at, at + MAX_RECORDED_LINES)
      results.push(...(await call('bankStatements.recordPayments', { lines: part })).results)
    }
    const failed = results.filter(({ error }) => error !== null).length
    const n = results.filter(({ recorded }) => recorded).length
    await refresh(['orders.queryOrders', 'orders.getOrder'])
    showToast({ text: bankStatement.recorded({ n }) })
    if (failed > 0) showToast({ text: bankStatement.failed({ n: failed }), isError: true })
    return results
  }
}
