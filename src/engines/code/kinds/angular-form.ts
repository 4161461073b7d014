import { optionsOf, patternsOf, requiredMessage, titleOf } from './field-rules.ts';
import { type Field, takeFields } from './fields.ts';
import { type Kind, pascal, quoted, takeAll, wordsOf } from './kind.ts';

const isTick = ({ type }: Field): boolean => type === 'checkbox';

function validatorsOf(field: Field): string[] {
  const { type, min, max, isOptional } = field;
  const length = type === 'number' ? '' : 'Length';
  return [
    ...(isOptional ? [] : [isTick(field) ? 'Validators.requiredTrue' : 'Validators.required']),
    ...(min === undefined ? [] : [`Validators.min${length}(${min})`]),
    ...(max === undefined ? [] : [`Validators.max${length}(${max})`]),
    ...(type === 'email'
      ? ['Validators.email']
      : patternsOf(field).map(({ pattern }) => `Validators.pattern(/${pattern.replaceAll('/', '\\/')}/)`)),
  ];
}

/** The error messages below a field. */
function errorsOf(field: Field): string[] {
  const { key, min, max, type, isOptional } = field;
  const unit = type === 'number' ? '' : ' characters';
  const [pattern] = patternsOf(field);
  const cases: [string, string][] = [
    ...(isOptional ? [] : [['required', requiredMessage(field)] satisfies [string, string]]),
    ...(min === undefined
      ? []
      : [
          [type === 'number' ? 'min' : 'minlength', `Please enter at least ${min}${unit}.`] satisfies [
            string,
            string,
          ],
        ]),
    ...(max === undefined
      ? []
      : [
          [type === 'number' ? 'max' : 'maxlength', `Please enter at most ${max}${unit}.`] satisfies [
            string,
            string,
          ],
        ]),
    ...(pattern
      ? [
          [
            type === 'email' ? 'email' : 'pattern',
            patternsOf(field)
              .map(({ message }) => message)
              .join(' '),
          ] satisfies [string, string],
        ]
      : []),
    ...(field.repeats ? [['different', 'The two entries are not the same.'] satisfies [string, string]] : []),
  ];
  if (cases.length === 0) return [];
  return [
    `@if (shows('${key}')) {`,
    `  <p class="error" id="${key}-error" role="alert">`,
    ...cases.map(
      ([name, said], at) =>
        `    ${at === 0 ? '@if' : '@else if'} (form.controls.${key}.hasError('${name}')) { ${said} }`,
    ),
    '  </p>',
    '}',
  ];
}

function fieldOf(field: Field): string[] {
  const { key, label, type, isOptional } = field;
  const about = `id="${key}" formControlName="${key}" [attr.aria-invalid]="shows('${key}')"`;
  const box =
    type === 'select' || type === 'radio'
      ? [
          `<select ${about}>`,
          '  <option value="">Please choose</option>',
          `  @for (one of options.${key}; track one) {`,
          '    <option [value]="one">{{ one }}</option>',
          '  }',
          '</select>',
        ]
      : type === 'textarea'
        ? [`<textarea ${about} rows="5"></textarea>`]
        : [`<input type="${type}" ${about}${field.digits === undefined ? '' : ' inputmode="numeric"'}>`];
  const counter = field.isCounted
    ? [
        `<small>{{ form.controls.${key}.value.length }}${field.max === undefined ? '' : ` / ${field.max}`}</small>`,
      ]
    : [];
  return [
    `<label for="${key}">${label}${isOptional ? ' (optional)' : ''}</label>`,
    ...box,
    ...counter,
    ...errorsOf(field),
  ];
}

function component(name: string, title: string, fields: readonly Field[]): string {
  const chosen = fields.filter(({ type }) => type === 'select' || type === 'radio');
  const repeats = fields.filter(({ repeats }) => repeats !== undefined);
  const [again] = repeats;
  const initial = (field: Field): string => (isTick(field) ? 'false' : "''");
  const selector = `app-${name
    .replace(/Component$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()}`;
  return `import { Component, inject } from '@angular/core';
import { ${again ? 'type AbstractControl, ' : ''}NonNullableFormBuilder, ReactiveFormsModule${again ? ', type ValidationErrors' : ''}, Validators } from '@angular/forms';
${
  again
    ? `
/** Sets the error on the second field, below which it is shown. */
function sameEntries(group: AbstractControl): ValidationErrors | null {
  const second = group.get('${again.key}');
  if (!second?.value || second.value === group.get('${again.repeats}')?.value) {
    if (second?.hasError('different')) second.setErrors(null);
    return null;
  }
  second.setErrors({ different: true });
  return { different: true };
}
`
    : ''
}
@Component({
  selector: '${selector}',
  standalone: true,
  imports: [ReactiveFormsModule],
  template: \`
    <form [formGroup]="form" (ngSubmit)="submit()" novalidate>
      <h2>${title}</h2>
${fields.flatMap((field) => ['<div class="field">', ...fieldOf(field).map((line) => `  ${line}`), '</div>'].map((line) => `      ${line}`)).join('\n')}
      <button type="submit">Save</button>
    </form>
  \`,
  styles: \`
    form { display: grid; gap: 1rem; max-width: 30rem; }
    .field { display: grid; gap: 0.3rem; }
    .error { margin: 0; color: #b91c1c; }
    [aria-invalid='true'] { border-color: #b91c1c; }
  \`,
})
export class ${name} {
  private readonly builder = inject(NonNullableFormBuilder);
${chosen.length === 0 ? '' : `\n  protected readonly options = {\n${chosen.map((field) => `    ${field.key}: [${optionsOf(field).map(quoted).join(', ')}],`).join('\n')}\n  };\n`}
  protected readonly form = this.builder.group({
${fields.map((field) => `    ${field.key}: [${initial(field)}${validatorsOf(field).length > 0 ? `, [${validatorsOf(field).join(', ')}]` : ''}],`).join('\n')}
  }${again ? ', { validators: sameEntries }' : ''});

  /** A field is touched once it has lost the focus; errors are not shown before. */
  protected shows(name: keyof typeof this.form.controls): boolean {
    const control = this.form.controls[name];
    return control.invalid && control.touched;
  }

  protected submit(): void {
    this.form.markAllAsTouched();
    if (this.form.invalid) return;
    console.log(this.form.getRawValue());
  }
}`;
}

export const ANGULAR_FORM: Kind = {
  says: /^(?=.*\bangular\b)(?=.*\bform\b)(?!.*\b(?:template[- ]driven|signal forms?|formarray|dynamic|material|stepper|wizard)\b)/s,
  meets:
    /\b(?:angular(?: ?v?\d+)?|standalone|components?|reactive(?: forms?)?|forms?|typescript|ts|with|fields?|validat\w+|errors?|messages?|submit|required|new control flow|only)\b/,
  write: (wish) => {
    const said =
      wordsOf(wish, /\b(?:called|named) ["'`]?([A-Za-z]\w+)["'`]?/) ??
      wordsOf(wish, /\bcomponent ([A-Z]\w+Component)\b/i);
    const subject =
      /\bform(?: component)? (?:for|of) (?:an? |the |my )?(?:new |user |customer |shipping |billing )?([a-z]+)(?=[:,.( ]|$)/.exec(
        wish.rest,
      )?.[1];
    const fields = takeFields(wish).filter(({ type }) => type !== 'file');
    if (fields.length < 2) return undefined;
    wish.take(
      /\bform(?: component)? (?:for|of) (?:an? |the |my )?(?:new |user |customer |shipping |billing )?[a-z]+/,
    );
    takeAll(
      wish,
      /\b(?:shows?|display|with)? ?(?:the )?(?:validation )?errors?(?: messages?)? (?:only )?(?:after|on|once|when) (?:an? |the )?(?:blur(?:red)?|field (?:is|was) (?:blurred|left|touched)|leaving(?: the| a)? field|touched)\b/,
    );
    const title = titleOf(wish.given, '');
    wish.take(
      /\b(?:contact|registration|sign-?up|booking|order|feedback|application|address|checkout|profile)(?: form)?\b/,
    );
    const base = title || (subject ? subject.charAt(0).toUpperCase() + subject.slice(1) : 'Data');
    const name = said
      ? /Component$/.test(said)
        ? said
        : `${pascalKept(said)}Component`
      : `${pascal(base)}FormComponent`;
    return { language: 'typescript', code: component(name, base, fields) };
  },
};

const pascalKept = (name: string): string => (/^[A-Z]/.test(name) ? name : pascal(name));
