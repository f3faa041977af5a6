// Written by `npm run generate` from openapi/. Changes belong there.

const O=j=>{const k=P,D=j.lengthOf;function b(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,
s=0;if(typeof r=="string"){if(D(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===
0}function p(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let o=0,c=s;o<t&&s===c;o++)b(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:n})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return p.errors=e,s===0}const _={type:"string",enum:[
"view","embed","edit"]};function m(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;
if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:_.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return m.errors=e,s===0}function P(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(p(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),t.context!==void 0&&(m(t.context,{instancePath:a+
"/query/context",parentData:t,parentDataProperty:"context",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
t.namespace!==void 0){let o=t.namespace;if(typeof o=="string"){if(D(o)>2e3){const c={instancePath:a+"/query/namespace",schemaPath:"\
#/properties/query/properties/namespace/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more th\
an 2000 characters"};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:a+"/query/namespace",schemaPath:"#/propert\
ies/query/properties/namespace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(
c),s++}}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(r.params!==void 0){let t=r.params;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const o={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}return P.errors=e,s===0}const x=q;function f(r,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(p(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),s=e.length)),r.context!==void 0&&(m(r.context,{instancePath:a+"/context",parentData:r,parentDataProperty:"\
context",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===
0}const E=new RegExp("[a-zA-Z0-9_-]+","u");function y(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){
let e=null,s=0;if(typeof r=="string"){if(!E.test(r)){const t={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"[a-zA-Z0-9_-]+"},message:'must match pattern "[a-zA-Z0-9_-]+"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return y.
errors=e,s===0}function q(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"\
query",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.params!==void 0)){let t=r.params;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.namespace===void 0){const o={instancePath:a+"/params",schemaPath:"#/properties/params/\
required",keyword:"required",params:{missingProperty:"namespace"},message:"must have required property 'namespace'"};e===
null?e=[o]:e.push(o),s++}t.namespace!==void 0&&(y(t.namespace,{instancePath:a+"/params/namespace",parentData:t,parentDataProperty:"\
namespace",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))}else{const o={instancePath:a+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}
return q.errors=e,s===0}const N=d;function u(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.namespace===void 0){const t={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"namespace"},message:"must have required property 'namespace'"};e===null?e=[t]:
e.push(t),s++}if(r.name===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}r.namespace!==void 0&&(y(r.namespace,{
instancePath:a+"/namespace",parentData:r,parentDataProperty:"namespace",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),
s=e.length)),r.name!==void 0&&(y(r.name,{instancePath:a+"/name",parentData:r,parentDataProperty:"name",rootData:n})||(e=
e===null?y.errors:e.concat(y.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return u.errors=e,s===0}function d(r,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(f(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?f.errors:e.
concat(f.errors),s=e.length)),r.params!==void 0&&(u(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))),d.errors=e,s===0}const B=w,T={type:"string",
enum:["edit"]};function h(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(typeof r!=
"string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}if(r!=="edit"){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:T.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}function g(r,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return g.errors=e,s===0}function w(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(p(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),t.context!==void 0&&(h(t.context,{instancePath:a+
"/query/context",parentData:t,parentDataProperty:"context",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
t.attributes!==void 0&&(g(t.attributes,{instancePath:a+"/query/attributes",parentData:t,parentDataProperty:"attributes",
rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.post_id!==void 0){let o=t.post_id;if(!(typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const c={instancePath:a+"/query/post_id",schemaPath:"#/properties/query/propert\
ies/post_id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),s++}}}else{
const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(u(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}return w.errors=e,s===0}const L=A;function v(r,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.context!==void 0&&(h(r.context,{instancePath:a+"/context",parentData:r,parentDataProperty:"context",rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.attributes!==void 0&&(g(r.attributes,{instancePath:a+"/attributes",
parentData:r,parentDataProperty:"attributes",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.post_id!==
void 0){let t=r.post_id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/post_id",schemaPath:"\
#/properties/post_id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return v.errors=e,s===0}function A(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t))t._fields!==void 0&&(p(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fi\
elds",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.
params!==void 0&&(u(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?
u.errors:e.concat(u.errors),s=e.length)),r.body!==void 0&&(v(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}return A.errors=e,s===0}return{getBlockType:N,getRenderedBlock:B,
listBlockTypes:k,listBlockTypesOfNamespace:x,renderBlock:L}};export{O as createValidators};
