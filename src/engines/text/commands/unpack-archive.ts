import type { Composed } from './demands.ts';

interface Kind {
  readonly sample: string;
  /** The command for an archive, and where it is unpacked. */
  readonly run: (file: string, folder?: string) => string;
  readonly note?: string;
}

const tar: Kind['run'] = (file, folder) =>
  folder === undefined ? `tar xf ${file}` : `mkdir -p ${folder} && tar xf ${file} -C ${folder}`;
const OWN_COMPRESSION = '`tar` recognises the compression by itself; `tar tf` lists what is in it.';
/** One compressed file, which is kept. */
const single =
  (command: string): Kind['run'] =>
  (file, folder) =>
    folder === undefined
      ? `${command} -k ${file}`
      : `${command} -c ${file} > ${folder}/${file.replace(/\.\w+$/, '').replace(/^.*\//, '')}`;
const KEPT = '`-k` keeps the compressed file.';

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:tar|tar\.\w+|tgz|tbz2?|txz|tarball)$/, { sample: 'archive.tar.gz', run: tar, note: OWN_COMPRESSION }],
  [
    /^(?:zip|jar|war)$/,
    {
      sample: 'archive.zip',
      run: (file, folder) => (folder === undefined ? `unzip ${file}` : `unzip ${file} -d ${folder}`),
      note: '`unzip -l` lists what is in it.',
    },
  ],
  [
    /^(?:7z|7zip|7-zip)$/,
    {
      sample: 'archive.7z',
      run: (file, folder) => (folder === undefined ? `7z x ${file}` : `7z x ${file} -o${folder}`),
      note: 'It needs 7-Zip: `sudo apt install p7zip-full`, on macOS `brew install p7zip`.',
    },
  ],
  [
    /^rar$/,
    {
      sample: 'archive.rar',
      run: (file, folder) =>
        folder === undefined ? `unrar x ${file}` : `mkdir -p ${folder} && unrar x ${file} ${folder}/`,
      note: 'It needs unrar: `sudo apt install unrar`; `7z x` reads most of these archives, too.',
    },
  ],
  [/^(?:gz|gzip)$/, { sample: 'file.gz', run: single('gunzip'), note: KEPT }],
  [/^(?:bz2|bzip2)$/, { sample: 'file.bz2', run: single('bunzip2'), note: KEPT }],
  [/^xz$/, { sample: 'file.xz', run: single('unxz'), note: KEPT }],
  [/^zst$/, { sample: 'file.zst', run: single('unzstd'), note: KEPT }],
];

/** The verb tells the kind where nothing else does. */
const OF_VERB: Readonly<Record<string, string>> = {
  untar: 'tar',
  unzip: 'zip',
  gunzip: 'gz',
  unrar: 'rar',
};
const TYPE =
  '(?:tar(?:\\.(?:gz|bz2|xz|zst))?|tgz|tbz2?|txz|tarball|zip|7z|7-?zip|rar|gz|gzip|bz2|bzip2|xz|zst|jar|war)';
const ASKED = new RegExp(
  `^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|can you|(?:what(?:'s| is) the |the |a )?(?:shell |bash |linux |terminal )?command (?:to|for)|(?:bash|linux|shell):|(?:in|on) linux,?|to) )*(unzip|untar|unpack|extract|decompress|uncompress|gunzip|unrar|open|unarchive)(?:ing)? (?:an? |the |my |this |contents of (?:an? |the )?)*(?:(?!\\.?${TYPE}(?:\\s|$))((?:~|\\.{1,2})?/?[\\w./-]*\\w\\.${TYPE})|\\.?(${TYPE}))?(?: ?(?:compressed )?(?:files?|archives?|folder))?(?: (?:in|on|using|from|with|via) (?:the |a )?(?:linux|ubuntu|unix|bash|shell|terminal|command line|mac(?: ?os)?))*(?: (?:to|into|in) (?:(?:an?|the) (?:another |different |other |specific |certain |new |given )*(?:folder|directory)|another (?:folder|directory)|(?:the (?:folder|directory) )?((?:~|\\.{1,2})?/?[\\w.-]+(?:/[\\w.-]+)*)/?(?: folder| directory)?))?(?: (?:in|on|using|from|with|via) (?:the |a )?(?:linux|ubuntu|unix|bash|shell|terminal|command line|mac(?: ?os)?))*$`,
  'i',
);
const OTHER_FOLDER = / (?:to|into|in) (?:an?|the|another) (?:\w+ )?(?:folder|directory)\b/i;

/** "unzip only the pdf files": those of one ending. */
const ONLY =
  /\b(unzip|untar|unpack|extract|decompress)(?:ing)? (?:only |just )(?:the |all )?(?:\.|\*\.)?([a-z0-9]{2,5}) files(?: (?:from|out of|of|in) (?:an? |the |my )?(?:\.?(tar(?:\.(?:gz|bz2|xz))?|tgz|zip)(?: (?:archive|file))?|archive))?$/i;
function ofOneEnding(wish: string): Composed | undefined {
  const [, verb = '', ending, type = ''] = ONLY.exec(wish) ?? [];
  if (ending === undefined || (type === '' && !/^un(?:zip|tar)$/i.test(verb))) return undefined;
  const isZip = type === '' ? /^unzip$/i.test(verb) : type.toLowerCase() === 'zip';
  return {
    task: `Unpack only .${ending} files`,
    run: isZip
      ? `unzip archive.zip '*.${ending}'`
      : `tar xf archive.${type === '' ? 'tar.gz' : type.toLowerCase()} --wildcards '*.${ending}'`,
    ...(isZip ? {} : { note: 'On macOS leave out `--wildcards`.' }),
  };
}

/** "Only one directory", "just the src folder": a part of an archive. */
const MEMBER =
  /\b(unzip|untar|unpack|extract|decompress)(?:ing)? (?:(?:only|just) )?(?:(?:one|an?|single|specific|certain|particular|the) )*(?:((?!(?:single|specific|certain|only|whole|entire|all)\b)[\w./-]+) )?(sub-?folder|sub-?directory|folder|directory|file)(?: (?!(?:from|out|of|in)\b)((?:[\w-]+\/)*[\w.-]+))? (?:from|out of|of|in) (?:(?:an?|the|my|big|large) )*(?:(?!(?:tar|zip)\b)((?:[\w.-]*\/)*[\w-]+\.(?:tar(?:\.(?:gz|bz2|xz|zst))?|tgz|zip))|(?:\.?(tar(?:\.(?:gz|bz2|xz|zst))?|tgz|zip|tarball)(?: (?:archive|file))?|archive))(?: (?:with|using) tar)?$/i;
function oneMember(wish: string): Composed | undefined {
  const [, verb = '', before, what = '', behind, file, type] = MEMBER.exec(wish) ?? [];
  if (verb === '') return undefined;
  const isZip = /zip$/i.test(file ?? type ?? '') || (type === undefined && /^unzip$/i.test(verb));
  if (file === undefined && type === undefined && !isZip && !/\btar\b|^untar$/i.test(`${wish} ${verb}`))
    return undefined;
  const isFolder = !/^file$/i.test(what);
  const ending = type === undefined || /^tarball$/i.test(type) ? 'tar.gz' : type.toLowerCase();
  const archive = file ?? (isZip ? 'archive.zip' : `archive.${ending}`);
  const path = behind ?? before ?? (isFolder ? 'path/to/folder' : 'path/to/file');
  return {
    task: `Unpack only one ${isFolder ? 'folder' : 'file'} of an archive`,
    run: isZip ? `unzip ${archive} '${path}${isFolder ? '/*' : ''}'` : `tar xf ${archive} ${path}`,
    note: `Write the path as \`${isZip ? 'unzip -l' : 'tar tf'} ${archive}\` lists it${isZip ? '' : ', with `./` if it begins so'}.`,
  };
}

/** An archive of any kind that is asked for, here or in a folder. */
export function unpackArchive(wish: string): Composed | undefined {
  const some = ofOneEnding(wish) ?? oneMember(wish);
  if (some !== undefined) return some;
  const [, verb = '', file, named, place] = ASKED.exec(wish) ?? [];
  if (verb === '' || (file !== undefined && /\s/.test(file))) return undefined;
  const type = (
    /(?:tar\.)?\w+$/i.exec(file ?? '')?.[0] ??
    named ??
    OF_VERB[verb.toLowerCase()]
  )?.toLowerCase();
  const kind = type === undefined ? undefined : KINDS.find(([types]) => types.test(type))?.[1];
  if (type === undefined || kind === undefined || /^(?:linux|ubuntu|bash|here|it)$/i.test(place ?? ''))
    return undefined;
  const ending = kind.run === tar ? /^tar\.\w+$/.exec(type)?.[0] : undefined;
  const sample = ending === undefined ? kind.sample : `archive.${ending}`;
  const folder = place ?? (OTHER_FOLDER.test(wish) ? 'DIR' : undefined);
  const into = folder === undefined ? '' : folder === 'DIR' ? ' into another folder' : ` into ${folder}`;
  const note = folder !== undefined && kind.note === KEPT ? undefined : kind.note;
  return {
    task: `Unpack ${file ?? `a ${type} archive`}${into}`,
    run: kind.run(file ?? sample, folder),
    ...(note === undefined ? {} : { note }),
  };
}
