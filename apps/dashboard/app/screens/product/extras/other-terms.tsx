import { CopyButton } from '../../../scaffold/copy-button.tsx'
import { Switch, TextField } from '../../../scaffold/fields.tsx'
import { Folded } from '../../../scaffold/folded.tsx'
import { useMessages } from '../../../scaffold/messages.tsx'
import type { ExtrasProps } from './extras-part.tsx'
import type { ProductV3 } from './form.ts'

interface OtherTermsProps extends Omit<ExtrasProps, 'money'> {
  readonly product: ProductV3
}

const ids = ['shippingGroupId', 'deliveryProfileId', 'fulfillerId'] as const

/** What programs of the house go by: taxes, delivery, tills, and what names the product in files. */
export function OtherTerms({ form, errors, set, product }: OtherTermsProps) {
  const { terms: words } = useMessages()
  const isDigital = product.productType === 'DIGITAL'
  const labels = {
    shippingGroupId: words.shippingGroup,
    deliveryProfileId: words.deliveryProfile,
    fulfillerId: words.fulfiller,
  }
  const said = [
    ...(form.taxGroupId ? [words.taxGroup] : []),
    ...ids.flatMap((id) => (form[id] ? [labels[id]] : [])),
  ]
  const isBad = ['taxGroupId', ...ids].some((path) => errors[path] !== undefined)
  return (
    <Folded title={words.title} summary={said.join(', ') || words.none} isBad={isBad}>
      <TextField
        label={words.taxGroup}
        hint={words.taxGroupHint}
        name="taxGroupId"
        autoComplete="off"
        spellCheck={false}
        value={form.taxGroupId}
        error={errors.taxGroupId}
        onText={(taxGroupId) => set({ taxGroupId })}
      />
      {!isDigital && (
        <>
          <div className="fields-3">
            {ids.map((id) => (
              <TextField
                key={id}
                label={labels[id]}
                autoComplete="off"
                dir="auto"
                value={form[id]}
                error={errors[id]}
                onText={(text) => set({ [id]: text })}
              />
            ))}
          </div>
          <p className="field-hint">{words.idsHint}</p>
          <Switch
            label={words.inPos}
            hint={words.inPosHint}
            checked={form.inPos}
            onChecked={(inPos) => set({ inPos })}
          />
        </>
      )}
      <Names product={product} />
    </Folded>
  )
}

/** What is only read here. */
function Names({ product: { id, handle, purchaseEligibility, extendedFields } }: NamesProps) {
  const { terms: words } = useMessages()
  const kept = namespacesOf(extendedFields)
  return (
    <>
      <dl className="names">
        <Named word={words.id} text={id} />
        <Named word={words.handle} text={handle} />
        {userCriteria(purchaseEligibility) && (
          <Named word={words.eligibility} text={userCriteria(purchaseEligibility)} />
        )}
        {kept.map(([name, count]) => (
          <div key={name}>
            <dt>{words.elsewhere}</dt>
            <dd>
              <code>{name}</code> <span className="mute">{words.values(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="field-hint">{kept.length > 0 ? words.elsewhereHint : words.handleHint}</p>
    </>
  )
}
type NamesProps = Pick<OtherTermsProps, 'product'>

function Named({ word, text }: { readonly word: string; readonly text: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <code>{text}</code> <CopyButton text={text} what={word} />
      </dd>
    </div>
  )
}

/** Which programs keep something beside the product, and how many values. */
function namespacesOf(extendedFields: unknown): [string, number][] {
  const { namespaces } = (extendedFields ?? {}) as { readonly namespaces?: unknown }
  if (typeof namespaces !== 'object' || namespaces === null) return []
  return Object.entries(namespaces).map(([name, values]) => [
    name,
    typeof values === 'object' && values !== null ? Object.keys(values).length : 1,
  ])
}

function userCriteria(eligibility: unknown): string {
  const { userCriteria: criteria } = (eligibility ?? {}) as { readonly userCriteria?: unknown }
  return typeof criteria === 'string' ? criteria : ''
}
