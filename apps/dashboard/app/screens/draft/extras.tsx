import { useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { formatMinor } from '../orders/texts.ts'
import { ExtraDialog } from './extra-dialog.tsx'
import { type DraftOrder, type DraftPartProps, manualDiscounts, manualFees } from './setup.ts'

type Discount = DraftOrder['discounts'][number]
type Fee = DraftOrder['fees'][number]

/** Discounts and fees: existing ones, and manual ones. */
export function ExtrasSection(props: DraftPartProps) {
  const { draft, locale, onSave } = props
  const { extras: texts } = useMessages().draft
  const [written, setWritten] = useState<'discount' | 'fee'>()
  const drop = (id: string, isDropped: boolean) => {
    const dropped = droppedOf(draft).filter((one) => one !== id)
    return onSave({ dropped: isDropped ? [...dropped, id] : dropped })
  }
  return (
    <Section
      title={texts.heading}
      actions={
        <span className="draft-acts">
          <button type="button" className="button" onClick={() => setWritten('discount')}>
            {texts.addDiscount}
          </button>
          <button type="button" className="button" onClick={() => setWritten('fee')}>
            {texts.addFee}
          </button>
        </span>
      }
    >
      {draft.discounts.length + draft.fees.length === 0 ? (
        <p className="field-hint">{texts.none}</p>
      ) : (
        <ul className="draft-extras">
          {draft.discounts.map((one) => (
            <Extra
              key={one.id}
              name={nameOf(one) || texts.discount}
              amount={formatMinor(-one.amount, draft, locale)}
              one={one}
              onRemove={() =>
                onSave({ discounts: manualDiscounts(draft).filter(({ id }) => id !== one.id) })
              }
              onDrop={(isDropped) => drop(one.id, isDropped)}
            />
          ))}
          {draft.fees.map((one) => (
            <Extra
              key={one.id}
              name={one.name}
              amount={formatMinor(one.amount, draft, locale)}
              one={one}
              onRemove={() => onSave({ fees: manualFees(draft).filter(({ id }) => id !== one.id) })}
              onDrop={(isDropped) => drop(one.id, isDropped)}
            />
          ))}
        </ul>
      )}
      {written && <ExtraDialog {...props} kind={written} onClose={() => setWritten(undefined)} />}
    </Section>
  )
}

const nameOf = ({ name, code, percent }: Discount): string =>
  [name, code ?? '', percent === null ? '' : `${percent} %`].filter(Boolean).join(' · ')

/** Discounts and fees of the order that no longer apply. */
const droppedOf = ({ discounts, fees }: DraftOrder): string[] =>
  [...discounts, ...fees]
    .filter(({ source, applied }) => source !== 'CUSTOM' && !applied)
    .map(({ id }) => id)

interface ExtraProps {
  readonly name: string
  readonly amount: string
  readonly one: Pick<Discount | Fee, 'source' | 'applied'>
  readonly onRemove: () => Promise<boolean>
  readonly onDrop: (isDropped: boolean) => Promise<boolean>
}

function Extra({ name, amount, one, onRemove, onDrop }: ExtraProps) {
  const { extras: texts } = useMessages().draft
  const isWritten = one.source === 'CUSTOM'
  return (
    <li data-removed={!one.applied || undefined}>
      <span>
        <bdi>{name}</bdi> <small className="mute">{texts.sources[one.source]}</small>
      </span>
      <span className="figure">{amount}</span>
      {isWritten ? (
        <button
          type="button"
          className="link-button"
          aria-label={texts.removeOf({ name })}
          onClick={() => void onRemove()}
        >
          {texts.remove}
        </button>
      ) : (
        <button
          type="button"
          className="link-button"
          aria-label={one.applied ? texts.dropOf({ name }) : texts.applyOf({ name })}
          onClick={() => void onDrop(one.applied)}
        >
          {one.applied ? texts.drop : texts.apply}
        </button>
      )}
    </li>
  )
}
