import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Api } from './listed-products.fixture.ts'

const bytesOf = (name: string) => readFileSync(new URL(`../films/${name}`, import.meta.url))

/** Films of two seconds, 96 × 54 pixels; browsers play two of them. */
export const films = {
  mp4: bytesOf('turning.mp4'),
  webm: bytesOf('turning.webm'),
  hevc: bytesOf('hevc.mp4'),
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'

export const addPicture = async ({ media }: Api, fileName = 'still.svg') =>
  (await media.uploadMedia({ fileName, altText: 'At rest' }, { body: drawing })).media

export const addFilm = async (
  { media }: Api,
  body: Uint8Array<ArrayBuffer> = films.mp4,
  fileName = 'turning.mp4',
) => (await media.uploadMedia({ fileName, altText: 'It turns' }, { body })).media

/** A film with a picture that stands for it. */
export async function addPosedFilm(api: Api) {
  const [film, still] = [await addFilm(api), await addPicture(api)]
  const { media } = await api.media.updateMedia({ id: film.id, posterId: still.id })
  return { film: media, still }
}

/** A real web server on this machine that has films, by any path but `/gone.mp4`. */
export async function startFilmHost() {
  const server = createServer((request, response) => {
    const body = request.url?.includes('webm') ? films.webm : films.mp4
    if (request.url === '/gone.mp4') response.statusCode = 404
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
