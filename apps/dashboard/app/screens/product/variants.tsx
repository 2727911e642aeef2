import { ArrowDownToLine } from 'lucide-react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { AmountField, TextField } from '../../shared/fields.tsx'
import { FormFields } from '../../shared/form-fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed, useIsAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useVariantCells } from './use-variant-cells.ts'
import type { VariantLine, VariantsEditor } from './use-variants.ts'
import { VariantFields } from './variant-fields.tsx'
import { type VariantCell, type VariantForm, variantName } from './variant-form.ts'
import { VariantPages } from './variant-pages.tsx'

interface VariantsProps {
  readonly variants: VariantsEditor
  readonly track: boolean
}

/** The variants of a stored product, edited in their lines as in a spreadsheet; saved with the product. */
export function Variants({ variants, track }: VariantsProps) {
  const { product, shell } = useMessages()
  const mayChange = useIsAllowed('products.saveProduct')
  // Disabled fields take no focus, so the table itself must be scrollable by keyboard.
  const scrolledByKeys = { role: 'group', 'aria-label': product.variants, tabIndex: 0 }
  const { lines, error, isWide } = variants
  const cells = useVariantCells(variants, track)
  return (
    <Section
      title={product.variants}
      hint={mayChange ? product.variantsHint : undefined}
      actions={<TableActions variants={variants} cells={cells} />}
    >
      {error && <Failure error={error} />}
      {!lines && !error && <Skeleton rows={4} label={shell.loading} />}
      {lines && (
        <div className="list-frame" {...(!mayChange && scrolledByKeys)}>
          <FormFields saveOperation="products.saveProduct">
            <table className="list variants">
              <Head isWide={isWide} />
              <tbody {...cells.events}>
                {lines.map((line, row) => (
                  <Line
                    key={line.variant.id}
                    line={line}
                    row={row}
                    track={track}
                    isWide={isWide}
                    onChange={(part) => variants.changeAll([{ variant: line.variant, part }])}
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

interface TableActionsProps {
  readonly variants: VariantsEditor
  readonly cells: ReturnType<typeof useVariantCells>
}

function TableActions({ variants, cells: { fillDown, canFill } }: TableActionsProps) {
  const { product, action, variantMore } = useMessages()
  return (
    <span className="section-actions">
      <IfAllowed call="products.saveProduct">
        <button type="button" className="button" disabled={!canFill} onClick={fillDown}>
          <ArrowDownToLine aria-hidden="true" />
          {product.fillDown}
        </button>
      </IfAllowed>
      <button
        type="button"
        className="button"
        aria-pressed={variants.isWide}
        onClick={() => variants.setIsWide(!variants.isWide)}
      >
        {variantMore.columns}
      </button>
      {variants.changes.size > 0 && (
        <button type="button" className="button" onClick={variants.discard}>
          {action.discard}
        </button>
      )}
    </span>
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
  /** Which line of the table it is, counted from 0. */
  readonly row: number
  readonly track: boolean
  readonly isWide: boolean
  readonly onChange: (part: Partial<VariantForm>) => void
}

function Line(props: LineProps) {
  const { variant, form, errors } = props.line
  const { track, onChange } = props
  const place = (column: VariantCell) => ({ 'data-cell': `${props.row} ${column}` })
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
          {...place('price')}
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
          {...place('sku')}
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
            {...place('quantity')}
            value={form.quantity}
            error={errors.quantity}
            onText={(quantity) => onChange({ quantity })}
          />
        ) : (
          <input
            type="checkbox"
            aria-label={label(product.inStock)}
            {...place('inStock')}
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
          {...place('visible')}
          checked={form.visible}
          onChange={({ target }) => onChange({ visible: target.checked })}
        />
      </td>
    </tr>
  )
}

/** Rarely used cells of a variant; empty ones use the product's value. */
function MoreCells({ line: { variant, form, errors }, row, onChange }: LineProps) {
  const place = (column: VariantCell) => ({ 'data-cell': `${row} ${column}` })
  const { product, variantMore } = useMessages()
  const label = (field: string) => product.variantField({ field, variant: variantName(variant) })
  return (
    <>
      <td>
        <AmountField
          hideLabel
          label={label(variantMore.cost)}
          {...place('cost')}
          value={form.cost}
          error={errors.cost}
          onText={(cost) => onChange({ cost })}
        />
      </td>
      <td>
        <AmountField
          hideLabel
          label={label(variantMore.weight)}
          {...place('weight')}
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
          {...place('barcode')}
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
          {...place('manufacturerPartNumber')}
          value={form.manufacturerPartNumber}
          error={errors.manufacturerPartNumber}
          onText={(manufacturerPartNumber) => onChange({ manufacturerPartNumber })}
        />
      </td>
    </>
  )
}
