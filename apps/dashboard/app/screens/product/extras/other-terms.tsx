import type { CatalogProduct } from '@vitrine/contract/products'
import { CollapsibleSection } from '../../../shared/collapsible-section.tsx'
import { CopyButton } from '../../../shared/copy-button.tsx'
import { Switch, TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { ExtrasProps } from './form.ts'

interface OtherTermsProps extends Omit<ExtrasProps, 'money'> {
  readonly product: CatalogProduct
}

const ids = ['shippingGroupId', 'fulfillerId'] as const

/** Fields for other programs: fulfillment service, point of sale, and the handle in files. */
export function OtherTerms({ form, errors, set, product }: OtherTermsProps) {
  const { terms } = useMessages()
  const isDigital = product.productType === 'digital'
  const idLabels = {
    shippingGroupId: terms.shippingGroup,
    fulfillerId: terms.fulfiller,
  }
  const filledLabels = ids.flatMap((id) => (form[id] ? [idLabels[id]] : []))
  const isBad = ids.some((path) => errors[path] !== undefined)
  return (
    <CollapsibleSection
      title={terms.title}
      summary={filledLabels.join(', ') || terms.none}
      isBad={isBad}
    >
      {!isDigital && (
        <>
          <div className="fields-2">
            {ids.map((id) => (
              <TextField
                key={id}
                label={idLabels[id]}
                autoComplete="off"
                dir="auto"
                value={form[id]}
                error={errors[id]}
                onText={(text) => set({ [id]: text })}
              />
            ))}
          </div>
          <p className="field-hint">{terms.idsHint}</p>
          <Switch
            label={terms.inPos}
            hint={terms.inPosHint}
            checked={form.inPos}
            onChecked={(inPos) => set({ inPos })}
          />
        </>
      )}
      <ReadOnlyFields product={product} />
    </CollapsibleSection>
  )
}

/** Read-only fields. */
function ReadOnlyFields({
  product: { id, handle, purchaseEligibility, extendedFields },
}: ReadOnlyFieldsProps) {
  const { terms } = useMessages()
  const storedNamespaces = namespacesOf(extendedFields)
  return (
    <>
      <dl className="names">
        <ReadOnlyField word={terms.id} text={id} />
        <ReadOnlyField word={terms.handle} text={handle} />
        {userCriteria(purchaseEligibility) && (
          <ReadOnlyField word={terms.eligibility} text={userCriteria(purchaseEligibility)} />
        )}
        {storedNamespaces.map(([name, count]) => (
          <div key={name}>
            <dt>{terms.storedByPrograms}</dt>
            <dd>
              <code>{name}</code> <span className="mute">{terms.values({ n: count })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="field-hint">
        {storedNamespaces.length > 0 ? terms.elsewhereHint : terms.handleHint}
      </p>
    </>
  )
}
type ReadOnlyFieldsProps = Pick<OtherTermsProps, 'product'>

function ReadOnlyField({ word, text }: { readonly word: string; readonly text: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <code>{text}</code> <CopyButton text={text} subject={word} />
      </dd>
    </div>
  )
}

/** Namespaces of extended fields, with the number of their values. */
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
