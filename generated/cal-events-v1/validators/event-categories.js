// Written by `npm run generate` from openapi/. Changes belong there.

const R=L=>{const C=E;function m(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;
if(Array.isArray(e)){const t=e.length;for(let p=0;p<t;p++)if(typeof e[p]!="string"){const f={instancePath:n+"/"+p,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[f]:r.push(f),s++}}else{const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[t]:r.push(t),
s++}return m.errors=r,s===0}function u(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,
s=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const t={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};r===null?r=[t]:r.push(t),s++}if(typeof e=="number"&&isFinite(e)&&(e<1||
isNaN(e))){const t={instancePath:n,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1"};r===null?r=[t]:r.push(t),s++}return u.errors=r,s===0}const j=L.lengthOf,k=new RegExp("^(?:[^0]|0.)","u");function i(e,{
instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;if(typeof e=="string"){if(j(e)<1){const t={
instancePath:n,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};r===null?r=[t]:r.push(t),s++}if(!k.test(e)){const t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^(?:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};r===null?r=[t]:r.push(t),s++}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[t]:r.push(t),s++}return i.
errors=r,s===0}function h(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;if(Array.
isArray(e)){if(e.length<1){const p={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};r===null?r=[p]:r.push(p),s++}const t=e.length;for(let p=0;p<t;p++)u(e[p],{instancePath:n+
"/"+p,parentData:e,parentDataProperty:p,rootData:o})||(r=r===null?u.errors:r.concat(u.errors),s=r.length)}else{const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[t]:r.push(t),
s++}return h.errors=r,s===0}function g(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,
s=0;if(!(e&&typeof e=="object"&&!Array.isArray(e))){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[t]:r.push(t),s++}return g.errors=r,s===0}function E(e,{instancePath:n="",
parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.query!==
void 0){let t=e.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(m(t._fields,{instancePath:n+"\
/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),s=r.length)),
t.page!==void 0&&(u(t.page,{instancePath:n+"/query/page",parentData:t,parentDataProperty:"page",rootData:o})||(r=r===null?
u.errors:r.concat(u.errors),s=r.length)),t.per_page!==void 0&&(u(t.per_page,{instancePath:n+"/query/per_page",parentData:t,
parentDataProperty:"per_page",rootData:o})||(r=r===null?u.errors:r.concat(u.errors),s=r.length)),t.search!==void 0&&(i(t.
search,{instancePath:n+"/query/search",parentData:t,parentDataProperty:"search",rootData:o})||(r=r===null?i.errors:r.concat(
i.errors),s=r.length)),t.exclude!==void 0&&(h(t.exclude,{instancePath:n+"/query/exclude",parentData:t,parentDataProperty:"\
exclude",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),s=r.length)),t.include!==void 0&&(h(t.include,{instancePath:n+
"/query/include",parentData:t,parentDataProperty:"include",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),s=r.length)),
t.order!==void 0&&(i(t.order,{instancePath:n+"/query/order",parentData:t,parentDataProperty:"order",rootData:o})||(r=r===
null?i.errors:r.concat(i.errors),s=r.length)),t.orderby!==void 0&&(i(t.orderby,{instancePath:n+"/query/orderby",parentData:t,
parentDataProperty:"orderby",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),s=r.length)),t.hide_empty!==void 0&&typeof t.
hide_empty!="boolean"){const p={instancePath:n+"/query/hide_empty",schemaPath:"#/properties/query/properties/hide_empty/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};r===null?r=[p]:r.push(p),s++}if(t.parent!==void 0&&
(u(t.parent,{instancePath:n+"/query/parent",parentData:t,parentDataProperty:"parent",rootData:o})||(r=r===null?u.errors:
r.concat(u.errors),s=r.length)),t.post!==void 0){let p=t.post;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
const f={instancePath:n+"/query/post",schemaPath:"#/properties/query/properties/post/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};r===null?r=[f]:r.push(f),s++}}if(t.event!==void 0){let p=t.event;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const f={instancePath:n+"/query/event",schemaPath:"#/properties/query/properties\
/event/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[f]:r.push(f),s++}}t.slug!==void 0&&
(i(t.slug,{instancePath:n+"/query/slug",parentData:t,parentDataProperty:"slug",rootData:o})||(r=r===null?i.errors:r.concat(
i.errors),s=r.length))}else{const p={instancePath:n+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"},message:"must be object"};r===null?r=[p]:r.push(p),s++}}e.params!==void 0&&(g(e.params,{instancePath:n+"/\
params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?g.errors:r.concat(g.errors),s=r.length))}return E.
errors=r,s===0}const F=d;function y(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,
s=0;if(e&&typeof e=="object"&&!Array.isArray(e))e._fields!==void 0&&(m(e._fields,{instancePath:n+"/_fields",parentData:e,
parentDataProperty:"_fields",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),s=r.length));else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[t]:r.push(t),s++}return y.
errors=r,s===0}function v(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;if(typeof e==
"string"){if(j(e)>200){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};r===null?r=[t]:r.push(t),s++}if(j(e)<1){const t={instancePath:n,schemaPath:"#/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[t]:r.push(t),
s++}if(!k.test(e)){const t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'\
must match pattern "^(?:[^0]|0.)"'};r===null?r=[t]:r.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};r===null?r=[t]:r.push(t),s++}return v.errors=r,s===0}function P(e,{
instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;if(e&&typeof e=="object"&&!Array.isArray(
e)){if(e.name===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};r===null?r=[t]:r.push(t),s++}e.name!==void 0&&(v(e.name,{instancePath:n+"/\
name",parentData:e,parentDataProperty:"name",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),s=r.length))}else{const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[t]:r.push(
t),s++}return P.errors=r,s===0}function b(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,
s=0;if(e&&typeof e=="object"&&!Array.isArray(e))e.description!==void 0&&(i(e.description,{instancePath:n+"/description",
parentData:e,parentDataProperty:"description",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),s=r.length)),e.slug!==
void 0&&(i(e.slug,{instancePath:n+"/slug",parentData:e,parentDataProperty:"slug",rootData:o})||(r=r===null?i.errors:r.concat(
i.errors),s=r.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};r===null?r=[t]:r.push(t),s++}return b.errors=r,s===0}function D(e,{instancePath:n="",parentData:l,parentDataProperty:a,
rootData:o=e}={}){let r=null,s=0;if(e&&typeof e=="object"&&!Array.isArray(e))e.parent!==void 0&&(u(e.parent,{instancePath:n+
"/parent",parentData:e,parentDataProperty:"parent",rootData:o})||(r=r===null?u.errors:r.concat(u.errors),s=r.length));else{
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[
t]:r.push(t),s++}return D.errors=r,s===0}function q(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,s=0;return P(e,{instancePath:n,parentData:l,parentDataProperty:a,rootData:o})||(r=r===null?P.errors:r.concat(
P.errors),s=r.length),b(e,{instancePath:n,parentData:l,parentDataProperty:a,rootData:o})||(r=r===null?b.errors:r.concat(
b.errors),s=r.length),D(e,{instancePath:n,parentData:l,parentDataProperty:a,rootData:o})||(r=r===null?D.errors:r.concat(
D.errors),s=r.length),q.errors=r,s===0}function d(e,{instancePath:n="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,s=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(y(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),s=r.length)),e.params!==void 0&&(g(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?g.errors:r.concat(g.errors),
s=r.length)),e.body!==void 0&&(q(e.body,{instancePath:n+"/body",parentData:e,parentDataProperty:"body",rootData:o})||(r=
r===null?q.errors:r.concat(q.errors),s=r.length))),d.errors=r,s===0}const O=_;function c(e,{instancePath:n="",parentData:l,
parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0){const t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prop\
erty 'id'"};r===null?r=[t]:r.push(t),s++}if(e.id!==void 0){let t=e.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const p={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};r===null?r=[p]:r.push(p),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[t]:r.push(t),s++}return c.errors=r,s===0}function _(e,{instancePath:n="",
parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==
void 0&&(y(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?y.errors:r.
concat(y.errors),s=r.length)),e.params!==void 0&&(c(e.params,{instancePath:n+"/params",parentData:e,parentDataProperty:"\
params",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),s=r.length))),_.errors=r,s===0}const T=N;function w(e,{instancePath:n="",
parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;if(e&&typeof e=="object"&&!Array.isArray(e))e.name!==
void 0&&(v(e.name,{instancePath:n+"/name",parentData:e,parentDataProperty:"name",rootData:o})||(r=r===null?v.errors:r.concat(
v.errors),s=r.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};r===null?r=[t]:r.push(t),s++}return w.errors=r,s===0}function A(e,{instancePath:n="",parentData:l,parentDataProperty:a,
rootData:o=e}={}){let r=null,s=0;return w(e,{instancePath:n,parentData:l,parentDataProperty:a,rootData:o})||(r=r===null?
w.errors:r.concat(w.errors),s=r.length),b(e,{instancePath:n,parentData:l,parentDataProperty:a,rootData:o})||(r=r===null?
b.errors:r.concat(b.errors),s=r.length),D(e,{instancePath:n,parentData:l,parentDataProperty:a,rootData:o})||(r=r===null?
D.errors:r.concat(D.errors),s=r.length),A.errors=r,s===0}function N(e,{instancePath:n="",parentData:l,parentDataProperty:a,
rootData:o=e}={}){let r=null,s=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(y(e.query,{instancePath:n+
"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),s=r.length)),e.params!==
void 0&&(c(e.params,{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?c.errors:
r.concat(c.errors),s=r.length)),e.body!==void 0&&(A(e.body,{instancePath:n+"/body",parentData:e,parentDataProperty:"body",
rootData:o})||(r=r===null?A.errors:r.concat(A.errors),s=r.length))),N.errors=r,s===0}const I=x;function x(e,{instancePath:n="",
parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,s=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==
void 0&&(y(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?y.errors:r.
concat(y.errors),s=r.length)),e.params!==void 0&&(c(e.params,{instancePath:n+"/params",parentData:e,parentDataProperty:"\
params",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),s=r.length))),x.errors=r,s===0}return{createEventCategory:F,
deleteEventCategory:I,getEventCategory:O,listEventCategories:C,updateEventCategory:T}};export{R as createValidators};
