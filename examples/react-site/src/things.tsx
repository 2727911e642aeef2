import { things, useCall } from './shop.ts'

/** The least expensive products; rendered at once, as the server has prefetched them. */
export function Things() {
  const { data, error, isPending } = useCall('catalogV1', 'queryProducts', things)
  if (isPending) return <p role="status">Opening …</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul className="things">
      {data.products.map(({ id, name, priceData }) => (
        <li key={id}>
          <span>{name}</span> <span>{priceData?.formatted?.price}</span>
        </li>
      ))}
    </ul>
  )
}
