import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { eachInTurn } from '../../scaffold/in-turn.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useCall, useRefresh } from '../../scaffold/use-operation.ts'
import type { Selection } from '../../scaffold/use-selection.ts'
import { useBulkJob } from './jobs.tsx'
import { type BulkKind, refusalOf } from './moves.ts'
import type { MembersSearch } from './search.ts'

/** What can be done with many members: the ticked ones here and now, all that fit by a job. */
export function useBulk(selection: Selection<Member>, search: MembersSearch, total: number) {
  const messages = useMessages()
  const language = useLanguage()
  const confirm = useConfirm()
  const [everyone, setEveryone] = useState(false)
  const { progress, runHere } = useBulkHere()
  const start = useBulkJob()
  const { members: words, action } = messages
  const chosen = [...selection.chosen.values()]
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
        title: words.manyTitle[kind](number),
        text: words.manyText[kind],
        yes: kind === 'delete' ? action.delete : words.moves[kind],
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

const after = ['members.queryMembers', 'members.getMember', 'sites.getFigures'] as const

function useBulkHere() {
  const messages = useMessages()
  const language = useLanguage()
  const { call } = useCall()
  const refresh = useRefresh()
  const tell = useTell()
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>()
  const runHere = async (kind: BulkKind, chosen: readonly Member[]) => {
    const { doneMany, someFailed } = messages.members
    // Who is there already has nothing to gain from being asked again.
    const all = chosen.filter((one) => kind === 'delete' || refusalOf(kind, one) !== 'there')
    const show = (done: number) => setProgress({ done, of: all.length })
    show(0)
    const failures = await eachInTurn(all, ({ id }) => call(`members.${kind}Member`, { id }), show)
    setProgress(undefined)
    await refresh(after)
    const number = (value: number) => formatNumber(value, language)
    const [first] = failures
    const done = all.length - failures.length
    if (done > 0) tell({ text: doneMany[kind](number(done)) })
    if (first) {
      const why = wordsOf(first.error, messages)
      tell({ text: someFailed(number(failures.length), why), bad: true })
    }
  }
  return { progress, runHere }
}
