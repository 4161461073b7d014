import { type Kind, NUMBER, numberOf, takeAll, type WishText, wordsOf } from './kind.ts';

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
            // Seeing the player restarts the time.
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

export const UNITY_SCRIPTS: readonly Kind[] = [ENEMY, CONTROLLER];
