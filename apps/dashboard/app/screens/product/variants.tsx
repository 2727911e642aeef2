import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { AmountField, TextField } from '../../shared/fields.tsx'
import { FormFields } from '../../shared/form-fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import type { VariantLine, VariantsEditor } from './use-variants.ts'
import { VariantFields } from './variant-fields.tsx'
import { type VariantForm, variantName } from './variant-form.ts'
import { VariantPages } from './variant-pages.tsx'

interface VariantsProps {
  readonly variants: VariantsEditor
  readonly track: boolean
  readonly saving: boolean
  readonly onSave: () => void
}

/** The variants of a stored product, edited in their lines; they are saved with the product, or by themselves. */
export function Variants({ variants, track, saving, onSave }: VariantsProps) {
  const { product, action, shell, variantMore } = useMessages()
  const mayChange = useIsAllowed('products.saveProduct')
  // Its fields are disabled then, and none of them takes the focus.
  const scrolledByKeys = { role: 'group', 'aria-label': product.variants, tabIndex: 0 }
  const { lines, error, isValid } = variants
  const changed = variants.changes.size
  const more = (
    <button
      type="button"
      className="button"
      aria-pressed={variants.isWide}
      onClick={() => variants.setIsWide(!variants.isWide)}
    >
      {variantMore.columns}
    </button>
  )
  const save = changed > 0 && (
    <>
      <button type="button" className="button" onClick={variants.discard}>
        {action.discard}
      </button>
      <button
        type="button"
        className="button button-primary"
        disabled={saving || !isValid}
        onClick={onSave}
      >
        {product.saveVariants({ n: changed })}
      </button>
    </>
  )
  return (
    <Section
      title={product.variants}
      actions={
        <span className="row">
          {more}
          {save}
        </span>
      }
    >
      {error && <Failure error={error} />}
      {!lines && !error && <Skeleton rows={4} label={shell.loading} />}
      {lines && (
        <div className="list-frame" {...(!mayChange && scrolledByKeys)}>
          <FormFields saveOperation="products.saveProduct">
            <table className="list variants">
              <Head isWide={variants.isWide} />
              <tbody>
                {lines.map((line) => (
                  <Line
                    key={line.variant.id}
                    line={line}
                    track={track}
                    isWide={variants.isWide}
                    onChange={(part) => variants.change(line.variant, part)}
                  />
                ))}
              </tbody>
            </table>
          </FormFields>
        </div>
      )}
      <VariantPages {...variants} />
    </Section>
  )
}

function Head({ isWide }: { readonly isWide: boolean }) {
  const { product, variantMore } = useMessages()
  return (
    <thead>
      <tr>
        <th scope="col">{product.variant}</th>
        <th scope="col" className="figure">
          {product.price}
        </th>
        <th scope="col">{product.sku}</th>
        <th scope="col" className="figure">
          {product.stock}
        </th>
        {isWide && (
          <>
            <th scope="col" className="figure">
              {variantMore.cost}
            </th>
            <th scope="col" className="figure">
              {variantMore.weight}
            </th>
            <th scope="col">{variantMore.barcode}</th>
            <th scope="col">{variantMore.manufacturerPartNumber}</th>
          </>
        )}
        <th scope="col">{product.visible}</th>
      </tr>
    </thead>
  )
}

interface LineProps {
  readonly line: VariantLine
  readonly track: boolean
  readonly isWide: boolean
  readonly onChange: (part: Partial<VariantForm>) => void
}

function Line(props: LineProps) {
  const { variant, form, errors } = props.line
  const { track, onChange } = props
  const { product } = useMessages()
  const name = variantName(variant)
  const label = (field: string) => product.variantField({ field, variant: name })
  return (
    <tr>
      <th scope="row">
        {name}
        <VariantFields name={name} form={form} onChange={onChange} />
      </th>
      <td>
        <AmountField
          hideLabel
          label={label(product.price)}
          value={form.price}
          error={errors.price}
          onText={(price) => onChange({ price })}
        />
      </td>
      <td>
        <TextField
          hideLabel
          label={label(product.sku)}
          autoComplete="off"
          value={form.sku}
          error={errors.sku}
          onText={(sku) => onChange({ sku })}
        />
      </td>
      <td className="figure">
        {track ? (
          <AmountField
            hideLabel
            label={label(product.quantity)}
            inputMode="numeric"
            value={form.quantity}
            error={errors.quantity}
            onText={(quantity) => onChange({ quantity })}
          />
        ) : (
          <input
            type="checkbox"
            aria-label={label(product.inStock)}
            checked={form.inStock}
            onChange={({ target }) => onChange({ inStock: target.checked })}
          />
        )}
      </td>
      {props.isWide && <MoreCells {...props} />}
      <td>
        <input
          type="checkbox"
          aria-label={label(product.visible)}
          checked={form.visible}
          onChange={({ target }) => onChange({ visible: target.checked })}
        />
      </td>
    </tr>
  )
}

/** Rarely used cells of a variant; empty ones take the value of the product. */
function MoreCells({ line: { variant, form, errors }, onChange }: LineProps) {
  const { product, variantMore } = useMessages()
  const label = (field: string) => product.variantField({ field, variant: variantName(variant) })
  return (
    <>
      <td>
        <AmountField
          hideLabel
          label={label(variantMore.cost)}
          value={form.cost}
          error={errors.cost}
          onText={(cost) => onChange({ cost })}
        />
      </td>
      <td>
        <AmountField
          hideLabel
          label={label(variantMore.weight)}
          value={form.weight}
          error={errors.weight}
          onText={(weight) => onChange({ weight })}
        />
      </td>
      <td>
        <TextField
          hideLabel
          label={label(variantMore.barcode)}
          autoComplete="off"
          value={form.barcode}
          error={errors.barcode}
          onText={(barcode) => onChange({ barcode })}
        />
      </td>
      <td>
        <TextField
          hideLabel
          label={label(variantMore.manufacturerPartNumber)}
          autoComplete="off"
          value={form.manufacturerPartNumber}
          error={errors.manufacturerPartNumber}
          onText={(manufacturerPartNumber) => onChange({ manufacturerPartNumber })}
        />
      </td>
    </>
  )
}
