import { useState } from 'react'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { ExemptDialog, GroupDialog } from './group-dialog.tsx'
import { TaxesPage } from './page.tsx'
import { formatPercent } from './percent.ts'
import { RateDialog } from './rate-dialog.tsx'
import { RegionDialog } from './region-dialog.tsx'
import { readTaxesSearch } from './search.ts'
import { SellingDialog } from './selling-dialog.tsx'
import {
  type EditorProps,
  type EditTarget,
  type ExemptGroup,
  staleReads,
  type TaxGroup,
  type TaxRate,
  type TaxRegion,
  type TaxSettings,
  type TaxSetup,
} from './setup.ts'
import { emptyTest } from './test-view.tsx'
import { placeText } from './texts.ts'

export function TaxesRoute() {
  const { show } = readTaxesSearch(useUrlSearch())
  const result = useOperation('taxes.listTaxes', {})
  const published = useOperation('taxes.listPublishedRates', {})
  const settings = useOperation('sites.getSettings', {}).data?.settings.taxes
  const [edited, setEdited] = useState<EditTarget>()
  // Here, so that input survives switching views.
  const [test, setTest] = useState(emptyTest)
  const setup = result.data
  const onClose = () => setEdited(undefined)
  return (
    <>
      <TaxesPage
        {...useDeletions(setup)}
        show={show}
        setup={setup}
        settings={settings}
        published={published.data?.rates ?? []}
        today={new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)}
        error={result.error ?? published.error}
        test={test}
        onTest={(change) => setTest((before) => ({ ...before, ...change }))}
        onEdit={setEdited}
        onRetry={() => {
          void result.refetch()
          void published.refetch()
        }}
      />
      {edited && setup && (
        <Editor edited={edited} setup={setup} settings={settings} onClose={onClose} />
      )}
    </>
  )
}

interface OpenEditorProps extends EditorProps {
  readonly edited: EditTarget
  readonly settings: TaxSettings | undefined
}

function Editor({ edited, settings, ...props }: OpenEditorProps) {
  switch (edited.kind) {
    case 'group':
      return <GroupDialog {...props} {...edited} />
    case 'exempt':
      return <ExemptDialog {...props} {...edited} />
    case 'region':
      return <RegionDialog {...props} {...edited} />
    case 'rate':
      return <RateDialog {...props} {...edited} />
    case 'selling':
      return settings ? <SellingDialog {...props} settings={settings} /> : null
  }
}

const invalidates = staleReads

/** Each asks for confirmation, by name. */
function useDeletions(setup: TaxSetup | undefined) {
  const messages = useMessages()
  const { taxes } = messages
  const language = useLanguage()
  const remove = useConfirmedDeletion(taxes)
  const deleteGroup = useAction('taxes.deleteTaxGroup', { invalidates })
  const deleteExempt = useAction('taxes.deleteTaxExemptGroup', { invalidates })
  const deleteRegion = useAction('taxes.deleteTaxRegion', { invalidates })
  const deleteRate = useAction('taxes.deleteTaxRate', { invalidates })
  const titleOf = ({ taxGroupId, taxRate }: TaxRate) => {
    const group = setup?.groups.find(({ id }) => id === taxGroupId)?.name ?? ''
    return taxes.rate.title({ group, rate: formatPercent(taxRate, language) })
  }
  return {
    onDeleteGroup: ({ id, name }: TaxGroup) =>
      remove(name, taxes.group.deleteText, () => deleteGroup.mutateAsync({ id })),
    onDeleteExempt: ({ id, name }: ExemptGroup) =>
      remove(name, taxes.exempt.deleteText, () => deleteExempt.mutateAsync({ id })),
    onDeleteRegion: (region: TaxRegion) =>
      remove(placeText(region, messages), taxes.region.deleteText, () =>
        deleteRegion.mutateAsync({ id: region.id }),
      ),
    onDeleteRate: (rate: TaxRate) =>
      remove(titleOf(rate), taxes.rate.deleteText, () => deleteRate.mutateAsync({ id: rate.id })),
  }
}
