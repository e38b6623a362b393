// Apart from main.ts, so that it is fetched by whoever opens a recording of a sample.
export { loadSample } from '@quarterdeck/shelf';
