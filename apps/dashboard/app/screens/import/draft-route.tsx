import type { Import, ReportRow } from '@vitrine/contract/imports'
import { useState } from 'react'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { DIFFERENCES_PAGE, type DifferencesProps, type ShownKind } from './differences.tsx'
import { DraftPage } from './draft-page.tsx'
import { useCustomTargets, useMapping } from './use-mapping.ts'

const invalidates = [
  'imports.getImport',
  'imports.listImports',
  'imports.getImportReport',
  'imports.listImportDifferences',
] as const

interface DraftRouteProps {
  readonly run: Import
  readonly report: readonly ReportRow[]
  /** Page of the report, counted from 1. */
  readonly page: number
  readonly error: unknown
}

/** Prepares a file before its import. */
export function DraftRoute({ run, report, page, error }: DraftRouteProps) {
  const { id, fileName } = run
  const { importMapping: labels, action } = useMessages()
  const confirm = useConfirm()
  const { go } = useNavigation()
  const { mapping, saved, choosePlatform, chooseColumns, ...read } = useMapping(id, true)
  const custom = useCustomTargets(true)
  const check = useAction('imports.checkImport', { invalidates })
  const start = useAction('imports.startPreparedImport', { invalidates })
  const cancel = useAction('imports.cancelImport', { invalidates })
  const differences = useDifferences(run)
  const discard = async () => {
    const title = labels.discardTitle({ name: fileName })
    const text = labels.discardText
    if (!(await confirm({ title, text, yes: labels.discard, no: action.close }))) return
    cancel.mutate({ id }, { onSuccess: () => go(links.imports()) })
  }
  return (
    <DraftPage
      run={run}
      mapping={
        mapping && {
          mapping,
          custom,
          onPlatform: choosePlatform,
          onColumns: chooseColumns,
        }
      }
      differences={differences}
      report={report}
      page={page}
      busy={check.isPending || start.isPending || cancel.isPending}
      error={read.error ?? check.error ?? start.error ?? cancel.error ?? error}
      onCheck={() => void saved().then(() => check.mutate({ id }))}
      onStart={() => void saved().then(() => start.mutate({ id }))}
      onDiscard={() => void discard()}
    />
  )
}

function useDifferences({ id, state }: Import): DifferencesProps {
  const page = Math.max(1, Math.trunc(Number(useUrlSearch().differences)) || 1)
  const [kind, setKind] = useState<ShownKind>('ALL')
  const { go } = useNavigation()
  const { data } = useOperation(
    'imports.listImportDifferences',
    {
      id,
      limit: DIFFERENCES_PAGE,
      offset: (page - 1) * DIFFERENCES_PAGE,
      ...(kind === 'ALL' ? {} : { kind }),
    },
    { enabled: state === 'CHECKED', keepPrevious: true },
  )
  return {
    differences: data?.differences ?? [],
    total: data?.pagingMetadata.total ?? 0,
    kind,
    page,
    linkTo: (to) => links.import(id, { differences: to }),
    onKind: (next) => {
      setKind(next)
      if (page > 1) go(links.import(id))
    },
  }
}
