import { Touchable } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { ASSIGNMENTS, type Assignment, type Pirate } from '../../index.ts';
import { ASSIGNMENT_SIGN } from '../pieces/orders.ts';
import { colourOf } from '../places/seat-names.ts';
import { postTarget } from '../places/targets.ts';
import type { TinypiratesScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

type PostsProps = { readonly scene: TinypiratesScene; readonly pirate: Pirate };

export const postName = ({ view }: TinypiratesScene, post: Assignment): string =>
  view.state.printed.content.helmMat.assignments[post].name;

/** "Rigging: 2 Deckhands" */
const postWords = (scene: TinypiratesScene, { deckhands }: Pirate, post: Assignment): string =>
  scene.words('boards.tinypirates.table.post', {
    name: postName(scene, post),
    count: deckhands[post],
  });

/** Deckhands at their Assignments, in figures. */
export const SmallPosts = ({ scene, pirate }: PostsProps): ReactElement => (
  <span
    className="small-posts"
    role="img"
    aria-label={ASSIGNMENTS.map((post) => postWords(scene, pirate, post)).join(', ')}
  >
    {ASSIGNMENTS.map((post) => (
      <span key={post} title={postWords(scene, pirate, post)}>
        <Icon name={ASSIGNMENT_SIGN[post]} size={18} />
        <b>{pirate.deckhands[post]}</b>
      </span>
    ))}
  </span>
);

export const Deckhands = ({
  scene,
  pirate,
  count,
}: PostsProps & { readonly count: number }): ReactElement => (
  <span className="deckhands" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => i).map((one) => (
      <Icon
        key={one}
        name="deckhand"
        size={22}
        colours={{ '--sail': seatFill(colourOf(scene, pirate.pirate)) }}
      />
    ))}
  </span>
);

/** The four Assignments of a Helm Mat; the viewer can touch their own. */
export const Posts = ({
  scene,
  pirate,
  isOwn,
}: PostsProps & { readonly isOwn: boolean }): ReactElement => (
  <ul className="posts">
    {ASSIGNMENTS.map((post) => {
      const drawn = (
        <>
          <Icon name={ASSIGNMENT_SIGN[post]} size={24} />
          <span className="post-name">{postName(scene, post)}</span>
          <Deckhands scene={scene} pirate={pirate} count={pirate.deckhands[post]} />
          <span className="unseen">{pirate.deckhands[post]}</span>
        </>
      );
      return (
        <li key={post}>
          {isOwn ? (
            <Touchable
              target={postTarget(post)}
              className="post"
              label={postWords(scene, pirate, post)}
            >
              {drawn}
            </Touchable>
          ) : (
            <span className="post">{drawn}</span>
          )}
        </li>
      );
    })}
  </ul>
);
