// The door for tests of boards.

export { type Lookout, lookoutFor, type Places } from './offered-places.ts';
export { type Moment, type Scenes, type Staging, scenesOf, type TableOf } from './scenes.ts';
