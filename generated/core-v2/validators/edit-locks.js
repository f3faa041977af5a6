// Written by `npm run generate` from openapi/. Changes belong there.

const k=v=>{const D=m,b=v.lengthOf;function u(e,{instancePath:o="",parentData:i,parentDataProperty:y,rootData:n=e}={}){let r=null,
t=0;if(typeof e=="string"){if(b(e)>8e3){const s={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}return u.errors=r,t===
0}function c(e,{instancePath:o="",parentData:i,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(Array.isArray(e)){
const s=e.length;for(let a=0,P=t;a<s&&t===P;a++)u(e[a],{instancePath:o+"/"+a,parentData:e,parentDataProperty:a,rootData:n})||
(r=r===null?u.errors:r.concat(u.errors),t=r.length)}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};r===null?r=[s]:r.push(s),t++}return c.errors=r,t===0}function p(e,{instancePath:o="",
parentData:i,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e._fields!==
void 0&&(c(e._fields,{instancePath:o+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:n})||(r=r===null?c.errors:
r.concat(c.errors),t=r.length));else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[s]:r.push(s),t++}return p.errors=r,t===0}function l(e,{instancePath:o="",parentData:i,parentDataProperty:y,
rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0){const s={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};r===
null?r=[s]:r.push(s),t++}if(e.id!==void 0){let s=e.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={
instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
r===null?r=[a]:r.push(a),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[s]:r.push(s),t++}return l.errors=r,t===0}function f(e,{instancePath:o="",parentData:i,parentDataProperty:y,
rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.take_over!==void 0&&typeof e.take_over!=
"boolean"){const s={instancePath:o+"/take_over",schemaPath:"#/properties/take_over/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return f.errors=r,t===0}function m(e,{
instancePath:o="",parentData:i,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.
isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+"/query",parentData:e,parentDataProperty:"query",rootData:n})||
(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==void 0&&(l(e.params,{instancePath:o+"/params",parentData:e,
parentDataProperty:"params",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),t=r.length)),e.body!==void 0&&(f(e.body,
{instancePath:o+"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.
length))),m.errors=r,t===0}const g=h;function h(e,{instancePath:o="",parentData:i,parentDataProperty:y,rootData:n=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+"/query",parentData:e,
parentDataProperty:"query",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==void 0&&(l(e.params,
{instancePath:o+"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),
t=r.length))),h.errors=r,t===0}return{releaseEditLock:g,takeEditLock:D}};export{k as createValidators};
