import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import { formatMinor } from '../orders/texts.ts'
import { AddLine } from './add-line.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { type DraftLine, type DraftPartProps, withLine } from './setup.ts'

/** The lines of the draft. */
export function LinesSection(props: DraftPartProps) {
  const { draft } = props
  const { lines: texts } = useMessages().draft
  const [priced, setPriced] = useState<DraftLine>()
  return (
    <Section title={texts.heading} hint={draft.isEdit ? texts.editHint : texts.newHint}>
      {draft.lines.length > 0 && (
        <div className="list-frame">
          <table className="list draft-lines">
            <thead>
              <tr>
                <th scope="col">{texts.product}</th>
                <th scope="col" className="cell-figure">
                  {texts.price}
                </th>
                <th scope="col">{texts.quantity}</th>
                <th scope="col" className="cell-figure">
                  {texts.total}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{texts.acts}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {draft.lines.map((line) => (
                <LineRow key={line.id} {...props} line={line} onPrice={() => setPriced(line)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <AddLine {...props} />
      {priced && <PriceDialog {...props} line={priced} onClose={() => setPriced(undefined)} />}
    </Section>
  )
}

interface RowProps extends DraftPartProps {
  readonly line: DraftLine
  readonly onPrice: () => void
}

function LineRow(props: RowProps) {
  const { draft, locale, line, onSave, onPrice } = props
  const { lines: texts } = useMessages().draft
  const isRemoved = line.quantity === 0
  const money = (minor: number) => formatMinor(minor, draft, locale)
  const setQuantity = (quantity: number) =>
    onSave({ lines: withLine(draft, line.id, { quantity }) })
  return (
    <tr data-removed={isRemoved || undefined}>
      <th scope="row" className="line-name">
        <LineName {...props} />
      </th>
      <td className="cell-figure" data-word={texts.price}>
        <button
          type="button"
          className="link-button figure"
          aria-label={texts.priceOf({ name: line.name, price: money(line.price) })}
          disabled={isRemoved}
          onClick={onPrice}
        >
          {money(line.price)}
        </button>
      </td>
      <td data-word={texts.quantity}>
        {isRemoved ? texts.removed : <Quantity {...props} onQuantity={setQuantity} />}
      </td>
      <td className="cell-figure" data-word={texts.total}>
        <span className="figure">{money(line.total)}</span>
      </td>
      <td className="cell-act">
        {isRemoved ? (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.restoreOf({ name: line.name })}
            onClick={() => void setQuantity(line.quantityBefore ?? 1)}
          >
            <Undo2 aria-hidden="true" />
          </button>
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.removeOf({ name: line.name })}
            disabled={line.minQuantity > 0}
            onClick={() => void setQuantity(0)}
          >
            <Trash2 aria-hidden="true" />
          </button>
        )}
      </td>
    </tr>
  )
}

function LineName({ draft, locale, line }: RowProps) {
  const { lines: texts } = useMessages().draft
  const { quantityBefore, priceBefore, problem } = line
  const money = (minor: number) => formatMinor(minor, draft, locale)
  const about = [
    ...line.descriptionLines.map((one) => `${one.name}: ${one.value}`),
    ...(line.sku ? [line.sku] : []),
    ...(draft.isEdit && quantityBefore === null ? [texts.added] : []),
    ...(quantityBefore !== null && quantityBefore !== line.quantity
      ? [texts.before({ n: quantityBefore })]
      : []),
    ...(priceBefore !== null && priceBefore !== line.price
      ? [texts.priceBefore({ price: money(priceBefore) })]
      : []),
    ...(line.discount > 0 ? [texts.discount({ amount: money(line.discount) })] : []),
    ...(line.priceReason ? [line.priceReason] : []),
    ...(line.minQuantity > 0 ? [texts.atLeast({ n: line.minQuantity })] : []),
  ]
  return (
    <div className="line-product">
      <Thumbnail url={line.image?.url} backgroundColor={undefined} />
      <div>
        <bdi>{line.name}</bdi>
        {about.length > 0 && (
          <p className="field-hint" dir="auto">
            {about.join(' · ')}
          </p>
        )}
        {problem && (
          <p className="field-error">
            {problem === 'SHORT' ? texts.short({ n: line.available ?? 0 }) : texts[problem]}
          </p>
        )}
      </div>
    </div>
  )
}

const MAX_QUANTITY = 100_000

/** Saved on blur, or with Enter. */
function Quantity({
  line,
  onQuantity,
}: Pick<RowProps, 'line'> & { readonly onQuantity: (quantity: number) => Promise<boolean> }) {
  const { lines: texts } = useMessages().draft
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const store = async () => {
    if (typed === undefined) return
    const quantity = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : -1
    if (quantity < Math.max(1, line.minQuantity) || quantity > MAX_QUANTITY) {
      setError(texts.wrongQuantity({ n: Math.max(1, line.minQuantity) }))
      return
    }
    setError(undefined)
    if (quantity === line.quantity || (await onQuantity(quantity))) setTyped(undefined)
  }
  return (
    <TextField
      label={texts.quantityOf({ name: line.name })}
      hideLabel
      inputMode="numeric"
      autoComplete="off"
      className="draft-quantity figure"
      value={typed ?? String(line.quantity)}
      {...(error && { error })}
      onText={setTyped}
      onBlur={() => void store()}
      onKeyDown={(event) => event.key === 'Enter' && void store()}
    />
  )
}
