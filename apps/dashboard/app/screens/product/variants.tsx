import { useEffect } from 'react'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { AmountField, TextField } from '../../scaffold/fields.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { useVariants, VARIANTS_PAGE, type VariantLine } from './use-variants.ts'
import { type VariantForm, variantName } from './variant-form.ts'

interface VariantsProps {
  readonly productId: string
  readonly track: boolean
  readonly digits: number
  readonly onChanged: (changed: boolean) => void
}

/** The variants of a stored product, edited in their lines and saved together. */
export function Variants({ productId, track, digits, onChanged }: VariantsProps) {
  const { product, action, shell } = useMessages()
  const variants = useVariants(productId, track, digits)
  const { lines, error, changed, valid, saving } = variants
  useEffect(() => onChanged(changed > 0), [changed, onChanged])
  const save = changed > 0 && (
    <span className="row">
      <button type="button" className="button" onClick={variants.discard}>
        {action.discard}
      </button>
      <button
        type="button"
        className="button button-primary"
        disabled={saving || !valid}
        onClick={variants.submit}
      >
        {product.saveVariants(changed)}
      </button>
    </span>
  )
  return (
    <Section title={product.variants} actions={save}>
      {error && <Failure error={error} />}
      {!lines && !error && <Skeleton rows={4} label={shell.loading} />}
      {lines && (
        <div className="list-frame">
          <table className="list variants">
            <Head />
            <tbody>
              {lines.map((line) => (
                <Line
                  key={line.variant.id}
                  line={line}
                  track={track}
                  onChange={(part) => variants.change(line.variant, part)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pages {...variants} />
    </Section>
  )
}

function Head() {
  const { product } = useMessages()
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
        <th scope="col">{product.visible}</th>
      </tr>
    </thead>
  )
}

interface LineProps {
  readonly line: VariantLine
  readonly track: boolean
  readonly onChange: (part: Partial<VariantForm>) => void
}

function Line({ line: { variant, form, errors }, track, onChange }: LineProps) {
  const { product } = useMessages()
  const name = variantName(variant)
  const label = (field: string) => product.variantField(field, name)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <AmountField
          quiet
          label={label(product.price)}
          value={form.price}
          error={errors.price}
          onText={(price) => onChange({ price })}
        />
      </td>
      <td>
        <TextField
          quiet
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
            quiet
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

interface PagesProps {
  readonly page: number
  readonly total: number
  readonly setPage: (page: number) => void
}

function Pages({ page, total, setPage }: PagesProps) {
  const { products, action } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const last = Math.min(total, page * VARIANTS_PAGE)
  if (total <= VARIANTS_PAGE) return null
  return (
    <nav className="pager" aria-label={products.pages}>
      <span className="figure">
        {products.page(number((page - 1) * VARIANTS_PAGE + 1), number(last), number(total))}
      </span>
      <button
        type="button"
        className="button"
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        {action.previous}
      </button>
      <button
        type="button"
        className="button"
        disabled={last >= total}
        onClick={() => setPage(page + 1)}
      >
        {action.next}
      </button>
    </nav>
  )
}
