import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { forEachLimited } from '../../shared/for-each-limited.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import type { Selection } from '../../shared/use-selection.ts'
import { useBulkJob } from './jobs.tsx'
import { type BulkKind, refusalOf } from './moves.ts'
import type { MembersSearch } from './search.ts'

/** Bulk actions on members: on selected ones directly, on all that match by a job. */
export function useBulk(selection: Selection<Member>, search: MembersSearch, total: number) {
  const messages = useMessages()
  const language = useLanguage()
  const confirm = useConfirm()
  const [everyone, setEveryone] = useState(false)
  const { progress, runHere } = useBulkSelected()
  const start = useBulkJob()
  const { members, action } = messages
  const chosen = [...selection.selected.values()]
  const clear = () => {
    selection.clear()
    setEveryone(false)
  }
  const run = async (kind: BulkKind) => {
    const number = formatNumber(everyone ? total : chosen.length, language)
    const mild = kind === 'approve' && !everyone
    const sure =
      mild ||
      (await confirm({
        title: members.manyTitle[kind]({ n: number }),
        text: members.manyText[kind],
        yes: kind === 'delete' ? action.delete : members.moves[kind],
        ...(kind === 'delete' && everyone ? { typed: number } : {}),
      }))
    if (!sure) return
    if (everyone) await start(kind, search)
    else await runHere(kind, chosen)
    clear()
  }
  return { count: chosen.length, everyone, setEveryone, progress, run, clear }
}
export type Bulk = ReturnType<typeof useBulk>

const invalidated = ['members.queryMembers', 'members.getMember', 'sites.getFigures'] as const

function useBulkSelected() {
  const messages = useMessages()
  const language = useLanguage()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>()
  const runSelected = async (kind: BulkKind, chosen: readonly Member[]) => {
    const { doneMany, someFailed } = messages.members
    // Members that already have the status need no request.
    const all = chosen.filter((one) => kind === 'delete' || refusalOf(kind, one) !== 'already-done')
    const show = (done: number) => setProgress({ done, of: all.length })
    show(0)
    const failures = await forEachLimited(
      all,
      ({ id }) => call(`members.${kind}Member`, { id }),
      show,
    )
    setProgress(undefined)
    await refresh(invalidated)
    const number = (value: number) => formatNumber(value, language)
    const [first] = failures
    const done = all.length - failures.length
    if (done > 0) showToast({ text: doneMany[kind]({ n: number(done) }) })
    if (first) {
      const why = errorMessage(first.error, messages)
      showToast({ text: someFailed({ n: number(failures.length), why }), isError: true })
    }
  }
  return { progress, runHere: runSelected }
}
