// Written by `npm run generate` from openapi/. Changes belong there.

const X=V=>{const $=O,k=V.lengthOf;function b(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,
t=0;if(typeof e=="string"){if(k(e)>8e3){const n={instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};r===null?r=[n]:r.push(n),t++}}else{const n={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[n]:r.push(n),t++}return b.errors=r,t===
0}function m(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(Array.isArray(e)){
const n=e.length;for(let u=0;u<n;u++)b(e[u],{instancePath:s+"/"+u,parentData:e,parentDataProperty:u,rootData:o})||(r=r===
null?b.errors:r.concat(b.errors),t=r.length)}else{const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};r===null?r=[n]:r.push(n),t++}return m.errors=r,t===0}const z={type:"string",enum:["view",
"embed","edit"]};function w(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(typeof e!=
"string"){const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===
null?r=[n]:r.push(n),t++}if(!(e==="view"||e==="embed"||e==="edit")){const n={instancePath:s,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:z.enum},message:"must be equal to one of the allowed values"};r===null?r=[n]:r.push(n),t++}return w.
errors=r,t===0}function y(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e))e._fields!==void 0&&(m(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"\
_fields",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),e.context!==void 0&&(w(e.context,{instancePath:s+
"/context",parentData:e,parentDataProperty:"context",rootData:o})||(r=r===null?w.errors:r.concat(w.errors),t=r.length));else{
const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[
n]:r.push(n),t++}return y.errors=r,t===0}const B=new RegExp("(?:[\\d]+|me)","u");function h(e,{instancePath:s="",parentData:a,
parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(typeof e=="string"){if(!B.test(e)){const n={instancePath:s,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"(?:[\\d]+|me)"},message:'must match pattern "(?:[\\d]+|me)"'};r===null?r=[
n]:r.push(n),t++}}else{const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};r===null?r=[n]:r.push(n),t++}return h.errors=r,t===0}function l(e,{instancePath:s="",parentData:a,parentDataProperty:p,
rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.user_id===void 0){const n={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"user_id"},message:"must have required property 'user\
_id'"};r===null?r=[n]:r.push(n),t++}e.user_id!==void 0&&(h(e.user_id,{instancePath:s+"/user_id",parentData:e,parentDataProperty:"\
user_id",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),t=r.length))}else{const n={instancePath:s,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[n]:r.push(n),t++}return l.errors=r,t===
0}function O(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;return e&&typeof e==
"object"&&!Array.isArray(e)&&(e.query!==void 0&&(y(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"que\
ry",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.params!==void 0&&(l(e.params,{instancePath:s+"/\
params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?l.errors:r.concat(l.errors),t=r.length))),O.errors=
r,t===0}const C=x;function i(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e))e._fields!==void 0&&(m(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"\
_fields",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),t=r.length));else{const n={instancePath:s,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[n]:r.push(n),t++}return i.errors=r,t===
0}const F={type:"object",required:[],properties:{app_id:{anyOf:[{type:"string",format:"uuid"},{type:"string",enum:[""]}]}}},
G=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function g(e,{instancePath:s="",parentData:a,parentDataProperty:p,
rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.app_id!==void 0){let u=e.app_id;const E=t;
let D=!1;const W=t;if(typeof u=="string"){if(!G.test(u)){const f={instancePath:s+"/app_id",schemaPath:"#/properties/app_\
id/anyOf/0/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};r===null?r=[f]:r.push(f),
t++}}else{const f={instancePath:s+"/app_id",schemaPath:"#/properties/app_id/anyOf/0/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};r===null?r=[f]:r.push(f),t++}var n=W===t;if(D=D||n,!D){const f=t;if(typeof u!="string"){
const P={instancePath:s+"/app_id",schemaPath:"#/properties/app_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};r===null?r=[P]:r.push(P),t++}if(u!==""){const P={instancePath:s+"/app_id",schemaPath:"#/properties/app_\
id/anyOf/1/enum",keyword:"enum",params:{allowedValues:F.properties.app_id.anyOf[1].enum},message:"must be equal to one o\
f the allowed values"};r===null?r=[P]:r.push(P),t++}var n=f===t;D=D||n}if(D)t=E,r!==null&&(E?r.length=E:r=null);else{const f={
instancePath:s+"/app_id",schemaPath:"#/properties/app_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema i\
n anyOf"};r===null?r=[f]:r.push(f),t++}}}else{const u={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};r===null?r=[u]:r.push(u),t++}return g.errors=r,t===0}const H=new RegExp(".*\\S.*","u");
function v(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(typeof e=="string"){
if(k(e)>2e3){const n={instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT h\
ave more than 2000 characters"};r===null?r=[n]:r.push(n),t++}if(k(e)<1){const n={instancePath:s,schemaPath:"#/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[n]:r.push(n),t++}if(!H.
test(e)){const n={instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:".*\\S.*"},message:'must match\
 pattern ".*\\S.*"'};r===null?r=[n]:r.push(n),t++}}else{const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[n]:r.push(n),t++}return v.errors=r,t===0}function q(e,{instancePath:s="",
parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.name===
void 0){const n={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must\
 have required property 'name'"};r===null?r=[n]:r.push(n),t++}e.name!==void 0&&(v(e.name,{instancePath:s+"/name",parentData:e,
parentDataProperty:"name",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),t=r.length))}else{const n={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[n]:r.push(n),t++}return q.
errors=r,t===0}function _(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;return g(
e,{instancePath:s,parentData:a,parentDataProperty:p,rootData:o})||(r=r===null?g.errors:r.concat(g.errors),t=r.length),q(
e,{instancePath:s,parentData:a,parentDataProperty:p,rootData:o})||(r=r===null?q.errors:r.concat(q.errors),t=r.length),_.
errors=r,t===0}function x(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;return e&&
typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"\
query",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==void 0&&(l(e.params,{instancePath:s+
"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?l.errors:r.concat(l.errors),t=r.length)),e.
body!==void 0&&(_(e.body,{instancePath:s+"/body",parentData:e,parentDataProperty:"body",rootData:o})||(r=r===null?_.errors:
r.concat(_.errors),t=r.length))),x.errors=r,t===0}const I=L;function L(e,{instancePath:s="",parentData:a,parentDataProperty:p,
rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:s+
"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==
void 0&&(l(e.params,{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?l.errors:
r.concat(l.errors),t=r.length))),L.errors=r,t===0}const J=N;function N(e,{instancePath:s="",parentData:a,parentDataProperty:p,
rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(y(e.query,{instancePath:s+
"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.params!==
void 0&&(l(e.params,{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?l.errors:
r.concat(l.errors),t=r.length))),N.errors=r,t===0}const K=R,M=new RegExp("[\\w\\-]+","u");function A(e,{instancePath:s="",
parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(typeof e=="string"){if(!M.test(e)){const n={instancePath:s,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"[\\w\\-]+"},message:'must match pattern "[\\w\\-]+"'};r===null?
r=[n]:r.push(n),t++}}else{const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};r===null?r=[n]:r.push(n),t++}return A.errors=r,t===0}function c(e,{instancePath:s="",parentData:a,parentDataProperty:p,
rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.user_id===void 0){const n={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"user_id"},message:"must have required property 'user\
_id'"};r===null?r=[n]:r.push(n),t++}if(e.uuid===void 0){const n={instancePath:s,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"uuid"},message:"must have required property 'uuid'"};r===null?r=[n]:r.push(n),t++}e.user_id!==
void 0&&(h(e.user_id,{instancePath:s+"/user_id",parentData:e,parentDataProperty:"user_id",rootData:o})||(r=r===null?h.errors:
r.concat(h.errors),t=r.length)),e.uuid!==void 0&&(A(e.uuid,{instancePath:s+"/uuid",parentData:e,parentDataProperty:"uuid",
rootData:o})||(r=r===null?A.errors:r.concat(A.errors),t=r.length))}else{const n={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};r===null?r=[n]:r.push(n),t++}return c.errors=r,t===0}function R(e,{
instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.
isArray(e)&&(e.query!==void 0&&(y(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"query",rootData:o})||
(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.params!==void 0&&(c(e.params,{instancePath:s+"/params",parentData:e,
parentDataProperty:"params",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),t=r.length))),R.errors=r,t===0}const Q=S;
function d(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="obje\
ct"&&!Array.isArray(e))e.name!==void 0&&(v(e.name,{instancePath:s+"/name",parentData:e,parentDataProperty:"name",rootData:o})||
(r=r===null?v.errors:r.concat(v.errors),t=r.length));else{const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};r===null?r=[n]:r.push(n),t++}return d.errors=r,t===0}function j(e,{instancePath:s="",
parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;return g(e,{instancePath:s,parentData:a,parentDataProperty:p,
rootData:o})||(r=r===null?g.errors:r.concat(g.errors),t=r.length),d(e,{instancePath:s,parentData:a,parentDataProperty:p,
rootData:o})||(r=r===null?d.errors:r.concat(d.errors),t=r.length),j.errors=r,t===0}function S(e,{instancePath:s="",parentData:a,
parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&
(i(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?i.errors:r.concat(
i.errors),t=r.length)),e.params!==void 0&&(c(e.params,{instancePath:s+"/params",parentData:e,parentDataProperty:"params",
rootData:o})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.body!==void 0&&(j(e.body,{instancePath:s+"/body",parentData:e,
parentDataProperty:"body",rootData:o})||(r=r===null?j.errors:r.concat(j.errors),t=r.length))),S.errors=r,t===0}const U=T;
function T(e,{instancePath:s="",parentData:a,parentDataProperty:p,rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="\
object"&&!Array.isArray(e)&&(e.query!==void 0&&(i(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"quer\
y",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.params!==void 0&&(c(e.params,{instancePath:s+"/p\
arams",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),t=r.length))),T.errors=
r,t===0}return{createApplicationPassword:C,deleteApplicationPassword:U,deleteApplicationPasswords:I,getApplicationPassword:K,
introspectApplicationPassword:J,listApplicationPasswords:$,updateApplicationPassword:Q}};export{X as createValidators};
