import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Api } from '../catalog/listed-products.fixture.ts'

const bytesOf = (name: string) =>
  readFileSync(new URL(`../../packages/testkit/src/videos/${name}`, import.meta.url))

/** Videos of two seconds, 96 × 54 pixels; browsers play two of them. */
export const videos = {
  mp4: bytesOf('turning.mp4'),
  webm: bytesOf('turning.webm'),
  hevc: bytesOf('hevc.mp4'),
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'

export const addPicture = async ({ media }: Api, fileName = 'still.svg') =>
  (await media.uploadMedia({ fileName, altText: 'At rest' }, { body: drawing })).media

export const addVideo = async (
  { media }: Api,
  body: Uint8Array<ArrayBuffer> = videos.mp4,
  fileName = 'turning.mp4',
) => (await media.uploadMedia({ fileName, altText: 'It turns' }, { body })).media

/** A video with a poster. */
export async function addVideoWithPoster(api: Api) {
  const [video, still] = [await addVideo(api), await addPicture(api)]
  const { media } = await api.media.updateMedia({ id: video.id, posterId: still.id })
  return { video: media, still }
}

/** A real web server on this machine that has videos, by any path but `/gone.mp4`. */
export async function startVideoHost() {
  const server = createServer((request, response) => {
    const body = request.url?.includes('webm') ? videos.webm : videos.mp4
    if (request.url === '/gone.mp4') response.statusCode = 404
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
