import { useState } from 'react'
import { Price } from './product-list.tsx'
import { type Product, shop } from './shop.ts'
import { useAsync } from './use-async.ts'

async function findProduct(slug: string): Promise<Product | undefined> {
  const query = { filter: { slug }, paging: { limit: 1 } }
  const { products } = await shop.catalogV1.queryProducts({ query })
  if (!products[0]) return undefined
  // Lists leave variants out; this page needs them for prices and stock.
  return (await shop.catalogV1.getProduct({ id: products[0].id })).product
}

export function ProductPage({ slug }: { readonly slug: string }) {
  const result = useAsync(`thing ${slug}`, () => findProduct(slug))
  if (result.state === 'waiting') return <p role="status">Opening …</p>
  if (result.state === 'failed') return <p role="alert">{result.why}</p>
  if (!result.value) {
    return (
      <>
        <h1>Nothing here</h1>
        <p>
          There is no thing of this name. <a href="#/">See all that there are</a>.
        </p>
      </>
    )
  }
  return <ProductDetails product={result.value} />
}

function ProductDetails({ product }: { readonly product: Product }) {
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({})
  const { name, description, media, productOptions: options, variants } = product
  const isComplete = options.every((option) => chosen[option.name])
  const variant = isComplete
    ? variants.find((one) =>
        Object.entries(one.choices).every(([option, choice]) => chosen[option] === choice),
      )
    : undefined
  return (
    <article className="case">
      <div className="pictures">
        {media.items.map(({ id, image }) =>
          image ? (
            <img
              key={id}
              src={`${image.url}/w_1280`}
              alt={image.altText || name}
              style={{ background: image.ground }}
            />
          ) : null,
        )}
      </div>
      <div>
        <h1>{name}</h1>
        <Price price={variant?.variant.priceData ?? product.price} />
        {options.map((option) => (
          <fieldset key={option.name}>
            <legend>{option.name}</legend>
            {option.choices.map((choice) => (
              <label key={choice.description} className="chip">
                <input
                  type="radio"
                  name={option.name}
                  checked={chosen[option.name] === choice.description}
                  onChange={() => choose({ ...chosen, [option.name]: choice.description })}
                />
                {choice.description}
                {!choice.inStock && ' (sold out)'}
              </label>
            ))}
          </fieldset>
        ))}
        <p role="status">{stockOf(product, variant, isComplete)}</p>
        {/* The server has sanitized this HTML: it has no scripts. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: descriptions are HTML */}
        <div className="words" dangerouslySetInnerHTML={{ __html: description }} />
      </div>
    </article>
  )
}

function stockOf(
  { stock, productOptions }: Product,
  variant: Product['variants'][number] | undefined,
  isComplete: boolean,
): string {
  if (productOptions.length > 0 && !isComplete) return 'Choose to see what is in stock'
  if (isComplete && productOptions.length > 0 && !variant) return 'Not made in this combination'
  const { inStock, quantity } = variant?.stock ?? stock
  if (!inStock) return 'Sold out'
  return quantity === undefined ? 'In stock' : `In stock: ${quantity}`
}
