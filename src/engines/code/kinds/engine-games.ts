import { type Kind, NUMBER, numberIn, numberOf, takeAll, type WishText, wordsOf } from './kind.ts';

const PLATFORMER: Kind = {
  says: /^(?=.*\bphaser\b)(?=.*\b(?:jumps?|platform\w*|runs?|walks?)\b)(?!.*\b(?:enem\w+|shoot\w*|tilemap|boss|multiplayer|level select)\b)/s,
  meets:
    /\b(?:phaser ?3?|scene|game|player|walks?|runs?|moves?|left|right|collects?|collectable|platforms?|platformer|keys?|keyboard|arcade|physics|class|with|jumps?|respawn(?:s|ed|ing)?|appears?|again|coins?|stars?|gems?|pick(?:s|ed)? up)\b/,
  write: (wish, asked) => {
    const isTyped = asked === 'typescript' || /\b(?:typescript|ts)\b/i.test(wish.given);
    const item = /\b(coin|star|gem|diamond|apple|cherr)/.exec(wish.rest)?.[1] ?? 'coin';
    const things = item === 'cherr' ? 'cherries' : `${item}s`;
    const jumps = wish.take(/\b(double|triple)[- ]?jumps?\b/)?.[1];
    const most = jumps === 'triple' ? 3 : jumps === 'double' ? 2 : 1;
    const count =
      numberIn(wish, new RegExp(`\\b(\\d+|three|four|five|six|eight|ten) (?:${things}|coins|stars)\\b`)) ?? 6;
    const respawn = wish.take(
      new RegExp(
        `\\b(?:that |which |${things} |they |and )*(?:respawn(?:s|ing)?|re-?appears?|come back|appear again|reappear) (?:after|every|within) ${NUMBER} ?(?:s|sec|secs|seconds?)\\b`,
      ),
    );
    wish.take(
      /\b(?:with |and |a |shows? |counts? |the )*(?:score|counter|points)(?: (?:text|counter|display|in the (?:top )?corner|(?:at the )?top (?:left|right)))*/,
    );
    takeAll(wish, /\b(?:with |using |by )?(?:the )?(?:arrow keys?|arrows|cursor keys|cursors)\b/);
    const letters = wish.take(/\b(?:and |or |with )?(?:wasd|a\/d)\b/) !== undefined;
    takeAll(wish, /\b(?:jumps? )?(?:with |on )?(?:the )?space(?: ?bar)?\b/);
    const name = wordsOf(wish, /\b(?:called|named) ["']?([A-Za-z]\w+)/) ?? 'GameScene';
    const seconds = respawn ? numberOf(respawn[1] ?? '10') : undefined;
    return {
      language: isTyped ? 'typescript' : 'javascript',
      code: platformer({ isTyped, things, most, seconds, count, letters, name }),
    };
  },
};

interface Platformer {
  readonly isTyped: boolean;
  readonly things: string;
  readonly most: number;
  readonly seconds: number | undefined;
  readonly count: number;
  readonly letters: boolean;
  readonly name: string;
}

function platformer({ isTyped, things, most, seconds, count, letters, name }: Platformer): string {
  const t = (text: string): string => (isTyped ? text : '');
  return `import Phaser from 'phaser';

const SPEED = 220;
const JUMP = 430;
const MAX_JUMPS = ${most};
const COUNT = ${count};
${seconds === undefined ? '' : `const RESPAWN_MS = ${seconds * 1000};\n`}
export class ${name} extends Phaser.Scene {
${
  isTyped
    ? `  private player!: Phaser.Types.Physics.Arcade.SpriteWithDynamicBody;
  private cursors!: Phaser.Types.Input.Keyboard.CursorKeys;
${letters ? '  private letters!: Record<string, Phaser.Input.Keyboard.Key>;\n' : ''}  private scoreText!: Phaser.GameObjects.Text;
  private jumps = 0;
  private score = 0;
`
    : ''
}
  constructor() {
    super('${name}');
  }

  preload()${t(': void')} {
    // Pictures that are drawn here: put this.load.image('player', 'player.png') in their place.
    const draw = this.make.graphics({ x: 0, y: 0 }, false);
    draw.fillStyle(0x38bdf8).fillRoundedRect(0, 0, 32, 48, 8).generateTexture('player', 32, 48).clear();
    draw.fillStyle(0xfacc15).fillCircle(12, 12, 12).generateTexture('item', 24, 24).clear();
    draw.fillStyle(0x15803d).fillRect(0, 0, 160, 24).generateTexture('platform', 160, 24).destroy();
  }

  create()${t(': void')} {
    this.jumps = 0;
    this.score = 0;
    const { width, height } = this.scale;
    const platforms = this.physics.add.staticGroup();
    for (let x = 80; x < width + 160; x += 160) platforms.create(x, height - 12, 'platform');
    platforms.create(width * 0.25, height - 130, 'platform');
    platforms.create(width * 0.6, height - 230, 'platform');

    this.player = this.physics.add.sprite(80, height - 100, 'player').setCollideWorldBounds(true);
    this.physics.add.collider(this.player, platforms);

    const items = this.physics.add.staticGroup();
    for (let at = 0; at < COUNT; at += 1) {
      const x = ((at + 0.5) * width) / COUNT;
      items.create(x, at % 2 === 0 ? height - 60 : height - 290, 'item');
    }
    this.physics.add.overlap(this.player, items, (_player, item) => this.collect(item${t(' as Phaser.Types.Physics.Arcade.SpriteWithStaticBody')}));

    const { keyboard } = this.input;
${isTyped ? "    if (!keyboard) throw new Error('This game needs a keyboard.');\n" : ''}    this.cursors = keyboard.createCursorKeys();
${letters ? `    this.letters = keyboard.addKeys('W,A,D')${t(' as Record<string, Phaser.Input.Keyboard.Key>')};\n` : ''}    this.scoreText = this.add.text(16, 16, '${things[0]?.toUpperCase()}${things.slice(1)}: 0', { fontSize: '24px', color: '#ffffff' });
  }

  update()${t(': void')} {
    const { left, right, up, space } = this.cursors;
    const isLeft = left.isDown${letters ? ' || this.letters.A.isDown' : ''};
    const isRight = right.isDown${letters ? ' || this.letters.D.isDown' : ''};
    this.player.setVelocityX(isLeft === isRight ? 0 : isLeft ? -SPEED : SPEED);
    if (isLeft !== isRight) this.player.setFlipX(isLeft);

    // On the ground all jumps are there again; whoever falls off an edge has used the first.
    if (this.player.body.blocked.down) this.jumps = 0;
    else if (this.jumps === 0) this.jumps = 1;
    const { JustDown } = Phaser.Input.Keyboard;
    // Each is asked: a key that is not asked would still count as pressed in the next frame.
    const isAsked = [up, space${letters ? ', this.letters.W' : ''}].map((key) => JustDown(key)).includes(true);
    if (isAsked && (this.player.body.blocked.down || this.jumps < MAX_JUMPS)) {
      this.player.setVelocityY(-JUMP);
      this.jumps += 1;
    }
  }

  ${t('private ')}collect(item${t(': Phaser.Types.Physics.Arcade.SpriteWithStaticBody')})${t(': void')} {
    item.disableBody(true, true);
    this.score += 1;
    this.scoreText.setText(\`${things[0]?.toUpperCase()}${things.slice(1)}: \${this.score}\`);
${seconds === undefined ? '' : '    this.time.delayedCall(RESPAWN_MS, () => item.enableBody(true, item.x, item.y, true, true));\n'}  }
}

new Phaser.Game({
  type: Phaser.AUTO,
  width: 800,
  height: 450,
  backgroundColor: '#0f172a',
  physics: { default: 'arcade', arcade: { gravity: { x: 0, y: 900 } } },
  scene: ${name},
});`;
}

const number = (wish: WishText, pattern: RegExp, usual: number): number => {
  const found = wish
    .take(pattern)
    ?.slice(1)
    .find((one) => one !== undefined);
  return found === undefined ? usual : numberOf(found);
};
/** "A script called GuardAI". */
const classIn = (wish: WishText, usual: string): string =>
  wordsOf(wish, /\b(?:called|named) ["'`]?([A-Za-z]\w+)["'`]?/) ?? usual;
const float = (value: number): string => `${value}f`;

const ENEMY: Kind = {
  says: /^(?=.*\bunity\b)(?=.*\b(?:patrol\w*|chas\w+|waypoints?)\b)(?!.*\b(?:godot|unreal)\b)/s,
  meets:
    /\b(?:unity|c#(?!\w)|csharp|script|monobehaviou?r|enem(?:y|ies)|guard|walks?|patrols?|patrolling|waypoints?|way points?|between|points?|list|chases?|chasing|follows?|player|range|units?|meters?|line of sight|sight|gives? up|back|returns?|ai|state machine|loop(?:s|ing)?|navmesh(?:agent)?|nav mesh agent|detection|radius|distance|public|serialized|inspector|fields?|settable)(?!\w)/,
  write: (wish) => {
    const is2D = wish.take(/\b2d\b/) !== undefined;
    const usesAgent =
      !is2D && (wish.take(/\bnav ?mesh(?: ?agent)?s?\b/) !== undefined || !/\btransform\b/i.test(wish.given));
    const sight = number(
      wish,
      new RegExp(
        `\\b(?:within|inside|closer than|in (?:a )?range of|(?:detection |chase )?(?:range|radius|distance) (?:of |is )?|less than|under|nearer than) ?${NUMBER} ?(?:units?|meters?|m|metres)?\\b`,
      ),
      6,
    );
    const patience = number(
      wish,
      new RegExp(
        `\\b(?:(?:gives? up|stops?(?: chasing)?|loses? (?:interest|track)|returns?(?: to patrol(?:ling)?)?|goes back(?: to patrol(?:ling)?)?) )(?:after )?${NUMBER} ?(?:s|sec|seconds)\\b(?: without (?:line of sight|seeing (?:him|it|the player|them)|sight))?`,
      ),
      4,
    );
    const waits = wish.take(
      new RegExp(
        `\\b(?:waits?|pauses?|stops?|waiting)(?: for)? ${NUMBER} ?(?:seconds?|secs?|s)\\b(?: (?:at|on) (?:each|every) (?:way ?)?point)?`,
      ),
    );
    const wait = waits ? numberOf(waits[1] ?? '0') : 0;
    const walk = number(wish, new RegExp(`\\b(?:patrol|walk(?:ing)?) ?speed (?:of )?${NUMBER}`), 2);
    const run = number(wish, new RegExp(`\\b(?:chase|chasing|run(?:ning)?) ?speed (?:of )?${NUMBER}`), 4);
    return {
      language: 'csharp',
      code: enemy({ name: classIn(wish, 'EnemyPatrol'), is2D, usesAgent, sight, patience, wait, walk, run }),
    };
  },
};

interface Enemy {
  readonly name: string;
  readonly is2D: boolean;
  readonly usesAgent: boolean;
  readonly sight: number;
  readonly patience: number;
  readonly wait: number;
  readonly walk: number;
  readonly run: number;
}

const enemy = ({
  name,
  is2D,
  usesAgent,
  sight,
  patience,
  wait,
  walk,
  run,
}: Enemy): string => `using UnityEngine;
${usesAgent ? 'using UnityEngine.AI;\n\n[RequireComponent(typeof(NavMeshAgent))]' : ''}
public class ${name} : MonoBehaviour
{
    private enum State { Patrol, Chase }

    [SerializeField] private Transform[] waypoints;
    [SerializeField] private Transform player;
    [Tooltip("Layers that block the view. The layers of enemy and player do not belong to them.")]
    [SerializeField] private LayerMask obstacles;
    [SerializeField] private float chaseRange = ${float(sight)};
    [SerializeField] private float giveUpSeconds = ${float(patience)};
    [SerializeField] private float patrolSpeed = ${float(walk)};
    [SerializeField] private float chaseSpeed = ${float(run)};
${wait > 0 ? `    [SerializeField] private float waitSeconds = ${float(wait)};\n` : ''}    [SerializeField] private float arrivedDistance = 0.3f;
${is2D ? '' : '    [SerializeField] private float eyeHeight = 1f;\n'}
    private State state = State.Patrol;
    private int next;
    private float unseenSeconds;
${wait > 0 ? '    private float waited;\n' : ''}${usesAgent ? '    private NavMeshAgent agent;\n' : ''}
    private void Awake()
    {
${usesAgent ? '        agent = GetComponent<NavMeshAgent>();\n' : ''}        if (player == null)
        {
            GameObject found = GameObject.FindGameObjectWithTag("Player");
            if (found != null) player = found.transform;
        }
    }

    private void Update()
    {
        bool isSeen = SeesPlayer();
        if (state == State.Patrol)
        {
            if (isSeen && Distance(player.position) <= chaseRange) StartChase();
            else Patrol();
        }
        else
        {
            // Every look at the player starts the time anew.
            unseenSeconds = isSeen ? 0f : unseenSeconds + Time.deltaTime;
            if (player == null || unseenSeconds >= giveUpSeconds) state = State.Patrol;
            else MoveTo(player.position, chaseSpeed);
        }
    }

    private void StartChase()
    {
        state = State.Chase;
        unseenSeconds = 0f;
    }

    private void Patrol()
    {
        if (waypoints == null || waypoints.Length == 0) return;
        Vector3 target = waypoints[next].position;
        if (Distance(target) > arrivedDistance)
        {
            MoveTo(target, patrolSpeed);
            return;
        }
${
  wait > 0
    ? `        waited += Time.deltaTime;
        if (waited < waitSeconds) return;
        waited = 0f;
`
    : ''
}        next = (next + 1) % waypoints.Length;
    }

    private void MoveTo(Vector3 target, float speed)
    {
${
  usesAgent
    ? `        agent.speed = speed;
        agent.stoppingDistance = 0f;
        agent.SetDestination(target);`
    : `        ${is2D ? 'target.z = transform.position.z;' : 'target.y = transform.position.y;'}
        transform.position = Vector3.MoveTowards(transform.position, target, speed * Time.deltaTime);${is2D ? '' : '\n        Vector3 way = target - transform.position;\n        if (way.sqrMagnitude > 0.001f) transform.rotation = Quaternion.LookRotation(way);'}`
}
    }

    private bool SeesPlayer()
    {
        if (player == null) return false;
${
  is2D
    ? '        return !Physics2D.Linecast(transform.position, player.position, obstacles);'
    : `        Vector3 eyes = transform.position + Vector3.up * eyeHeight;
        return !Physics.Linecast(eyes, player.position + Vector3.up * eyeHeight, obstacles);`
}
    }

    // ${is2D ? 'In the plane of the game.' : 'On the ground: pivots of different heights are no distance.'}
    private float Distance(Vector3 target)
    {
        Vector3 way = target - transform.position;
        way.${is2D ? 'z' : 'y'} = 0f;
        return way.magnitude;
    }

    private void OnDrawGizmosSelected()
    {
        Gizmos.color = Color.red;
        Gizmos.DrawWireSphere(transform.position, chaseRange);
    }
}`;

const CONTROLLER: Kind = {
  says: /^(?=.*\bunity\b)(?=.*\b(?:player|character)\b)(?=.*\bjump\w*\b)(?!.*\b(?:dash|wall|first[- ]person|fps|animator|3d|double|crouch|ladder)\b)/s,
  meets:
    /\b(?:unity|c#(?!\w)|csharp|script|controller|player|character|2d|platformer|movement|moves?|moving|left|right|jumps?|jumping|keys?|space(?:bar)?|with|rigidbody ?2d|rigidbody|a\/d|a and d|arrows?(?: keys?)?|ground(?:ed)?|checks?|horizontal|layer|mask)(?!\w)/,
  write: (wish) => {
    const speed = number(wish, new RegExp(`\\b(?:move(?:ment)? )?speed (?:of |is )?${NUMBER}`), 7);
    const force = number(
      wish,
      new RegExp(`\\bjump (?:force|height|strength|power) (?:of |is )?${NUMBER}`),
      12,
    );
    const coyote = wish.take(/\bcoyote(?: time)?(?: of)? ?(\d*\.?\d+)? ?(?:s|sec|seconds|ms)?\b/);
    const buffer = wish.take(/\bjump buffer(?:ing)?(?: of)? ?(\d*\.?\d+)? ?(?:s|sec|seconds|ms)?\b/);
    const time = (found: RegExpExecArray | undefined): number => {
      const value = Number(found?.[1] ?? 0.1);
      return found?.[0].includes('ms') ? value / 1000 : value;
    };
    takeAll(wish, /\b(?:via|using|by) (?:an? )?(?:overlap ?circle|raycast|layer ?mask)\b/);
    return {
      language: 'csharp',
      code: controller(
        classIn(wish, 'PlayerController'),
        speed,
        force,
        coyote && time(coyote),
        buffer && time(buffer),
      ),
    };
  },
};

const controller = (
  name: string,
  speed: number,
  force: number,
  coyote: number | undefined,
  buffer: number | undefined,
): string => `using UnityEngine;

[RequireComponent(typeof(Rigidbody2D))]
public class ${name} : MonoBehaviour
{
    [SerializeField] private float moveSpeed = ${float(speed)};
    [SerializeField] private float jumpForce = ${float(force)};
${coyote === undefined ? '' : `    [Tooltip("So long after leaving an edge a jump still counts, in seconds.")]\n    [SerializeField] private float coyoteTime = ${float(coyote)};\n`}${buffer === undefined ? '' : `    [Tooltip("So long before landing a jump is already taken, in seconds.")]\n    [SerializeField] private float jumpBuffer = ${float(buffer)};\n`}    [Tooltip("An empty object at the feet.")]
    [SerializeField] private Transform groundCheck;
    [SerializeField] private float groundRadius = 0.15f;
    [Tooltip("The layers to stand on, without that of the player.")]
    [SerializeField] private LayerMask groundLayers;

    private Rigidbody2D body;
    private float move;
    private float sinceGrounded = float.PositiveInfinity;
    private float sincePressed = float.PositiveInfinity;

    private void Awake()
    {
        body = GetComponent<Rigidbody2D>();
        body.freezeRotation = true;
    }

    private void Update()
    {
        // A and D or the arrow keys.
        move = Input.GetAxisRaw("Horizontal");
        bool isGrounded = Physics2D.OverlapCircle(groundCheck.position, groundRadius, groundLayers);
        // On the way up the ground is still near: it must not count again.
        sinceGrounded = isGrounded && body.velocity.y <= 0.01f ? 0f : sinceGrounded + Time.deltaTime;
        sincePressed = Input.GetKeyDown(KeyCode.Space) ? 0f : sincePressed + Time.deltaTime;
        if (sincePressed <= ${buffer === undefined ? '0f' : 'jumpBuffer'} && sinceGrounded <= ${coyote === undefined ? '0f' : 'coyoteTime'})
        {
            sincePressed = float.PositiveInfinity;
            sinceGrounded = float.PositiveInfinity;
            // In Unity 6 it is called linearVelocity.
            body.velocity = new Vector2(body.velocity.x, jumpForce);
        }
    }

    private void FixedUpdate()
    {
        body.velocity = new Vector2(move * moveSpeed, body.velocity.y);
    }

    private void OnDrawGizmosSelected()
    {
        if (groundCheck != null) Gizmos.DrawWireSphere(groundCheck.position, groundRadius);
    }
}`;

export const ENGINE_GAMES: readonly Kind[] = [PLATFORMER, ENEMY, CONTROLLER];
