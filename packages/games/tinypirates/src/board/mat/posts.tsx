import { Touchable } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import { ASSIGNMENTS, type Pirate } from '../../index.ts';
import { assignmentName } from '../../words/names.ts';
import { postsWords, postWords } from '../../words/standings.ts';
import { postTarget } from '../../words/targets.ts';
import { ASSIGNMENT_SIGN } from '../pieces/orders.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { TinypiratesScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

type PostsProps = { readonly scene: TinypiratesScene; readonly pirate: Pirate };

/** Deckhands at their Assignments, in figures. */
export const SmallPosts = ({ scene, pirate }: PostsProps) => (
  <span className="small-posts" role="img" aria-label={postsWords(scene, pirate)}>
    {ASSIGNMENTS.map((post) => (
      <span key={post} title={postWords(scene, pirate, post)}>
        <Icon name={ASSIGNMENT_SIGN[post]} size={18} />
        <b>{pirate.deckhands[post]}</b>
      </span>
    ))}
  </span>
);

export const Deckhands = ({ scene, pirate, count }: PostsProps & { readonly count: number }) => (
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
export const Posts = ({ scene, pirate, isOwn }: PostsProps & { readonly isOwn: boolean }) => (
  <ul className="posts">
    {ASSIGNMENTS.map((post) => {
      const drawn = (
        <>
          <Icon name={ASSIGNMENT_SIGN[post]} size={24} />
          <span className="post-name">{assignmentName(scene.view.state, post)}</span>
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
